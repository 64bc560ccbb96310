/** What has changed in a view, put into the view that we have (docs/protocol.md); the earlier view stays as it was. */

/** @typedef {{set?: Record<string, any>, splice?: Record<string, [number, number, any[]]>}} Changes */

/**
 * @param {any} view
 * @param {Changes} changes
 * @returns {any}
 */
export function patched(view, { set = {}, splice = {} }) {
  let fresh = view;
  for (const [path, value] of Object.entries(set)) fresh = changed(fresh, path.split('.'), () => value);
  for (const [path, [first, gone, come]] of Object.entries(splice)) {
    fresh = changed(fresh, path.split('.'), old => [...old.slice(0, first), ...come, ...old.slice(first + gone)]);
  }
  return fresh;
}

/**
 * A copy in which one value is another; what lies beside the path is shared.
 * @param {any} node
 * @param {string[]} path
 * @param {(old: any) => any} change
 * @returns {any}
 */
function changed(node, [name = '', ...rest], change) {
  const fresh = Array.isArray(node) ? [...node] : { ...node };
  fresh[name] = rest.length ? changed(node[name], rest, change) : change(node[name]);
  return fresh;
}
