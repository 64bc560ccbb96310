/** Finds texts that a person would read and that are written into the modules instead of a catalogue. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';

const [, , typescriptPath, folder] = process.argv;
const ts = createRequire(import.meta.url)(typescriptPath);
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'text', 'aria-valuetext']);
/** Calls whose arguments are shown, from which argument on. */
const SHOWN = { h: 2, fill: 1, button: 0, toast: 0, say: 0, setContext: 0 };
const WORDS = /\p{L}{2,}/u;
/** Codes and signs are no words. */
const CODE = /^([A-Z0-9]+|[^\p{L}]*)$/u;
const found = [];

const isText = node => (ts.isStringLiteralLike(node) && WORDS.test(node.text) && !CODE.test(node.text))
  || (ts.isTemplateExpression(node) && [node.head, ...node.templateSpans.map(span => span.literal)].some(part => WORDS.test(part.text)));

/** Literals that a shown argument can become: itself, branches of a condition, items of a list. */
function shownParts(node) {
  if (ts.isConditionalExpression(node)) return [...shownParts(node.whenTrue), ...shownParts(node.whenFalse)];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(shownParts);
  if (ts.isBinaryExpression(node)) return [...shownParts(node.left), ...shownParts(node.right)];
  if (ts.isParenthesizedExpression(node)) return shownParts(node.expression);
  return [node];
}

function visit(node, source) {
  const report = part => {
    const { line } = source.getLineAndCharacterOfPosition(part.getStart());
    found.push(`${source.fileName}:${line + 1}: ${part.getText()}`);
  };
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text in SHOWN) {
    node.arguments.slice(SHOWN[node.expression.text]).flatMap(shownParts).filter(isText).forEach(report);
  }
  if (ts.isPropertyAssignment(node) && SPOKEN.has(node.name.text)) shownParts(node.initializer).filter(isText).forEach(report);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken && /\.(textContent|title|innerText)$/.test(node.left.getText())) {
    shownParts(node.right).filter(isText).forEach(report);
  }
  ts.forEachChild(node, child => visit(child, source));
}

const files = readdirSync(folder, { recursive: true }).map(String);
for (const name of files.filter(file => file.endsWith('.js') && !file.startsWith('vendor'))) {
  const path = join(folder, name);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  visit(source, source);
}
for (const name of files.filter(file => file.endsWith('.html'))) {
  const body = readFileSync(join(folder, name), 'utf8').replace(/<head>[\s\S]*<\/head>/, '').replace(/<[^>]*>/g, '');
  if (WORDS.test(body)) found.push(`${name}: ${body.trim()}`);
}
console.log(found.join('\n'));
process.exit(found.length ? 1 : 0);
