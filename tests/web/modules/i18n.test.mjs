import assert from 'node:assert/strict';
import test from 'node:test';

import { loadTexts, setLanguage, t } from '../../../src/railwright/web/static/js/i18n.js';

const TEXTS = 'end = { $n ->\n    [1] One point\n   *[other] { $n } points\n}\n';

test('a number below zero has the true minus sign inside a sentence, too', async () => {
  globalThis.document = { documentElement: {} };
  globalThis.fetch = async () => ({ ok: true, text: async () => TEXTS });
  await loadTexts(['ink']);
  for (const language of ['en', 'de', 'fr']) {
    await setLanguage(language);
    assert.equal(t('end', { n: -14 }), '−14 points');
    assert.equal(t('end', { n: 1 }), 'One point');
    assert.equal(t('end', { n: 1234 }), '1234 points');
  }
});
