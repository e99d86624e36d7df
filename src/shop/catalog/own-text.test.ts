import { expect, test } from 'vitest'
import { paragraphsOf } from './own-text.ts'

test.each<[html: string, paragraphs: string[]]>([
  ['', []],
  ['Feita à mão.', ['Feita à mão.']],
  ['<p>Azul &amp; branco.</p><p>Esgota <strong>logo</strong>.</p>', ['Azul & branco.', 'Esgota logo.']],
  ['Uma linha\noutra<br>e mais', ['Uma linha', 'outra', 'e mais']],
  ['<ul><li>um</li><li>dois</li></ul>', ['um', 'dois']],
  ['&lt;script&gt;', ['<script>']],
])('the text «%s» has these paragraphs', (html, paragraphs) => expect(paragraphsOf(html)).toEqual(paragraphs))
