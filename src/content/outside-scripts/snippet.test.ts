import { expect, test } from 'vitest'
import { namedHosts } from './hosts.ts'
import { readSnippet } from './snippet.ts'

const piecesOf = (pasted: string) => {
  const read = readSnippet(pasted)
  return read.ok ? read.pieces : read.problem
}

test.each([
  ['https://chat.example/widget.js', [{ src: 'https://chat.example/widget.js' }]],
  ['//chat.example/widget.js', [{ src: 'https://chat.example/widget.js' }]],
  ['window.a = 1', [{ code: 'window.a = 1' }]],
  ['if (a<b) c()', [{ code: 'if (a<b) c()' }]],
  ['document.title = "<b>x</b>"', [{ code: 'document.title = "<b>x</b>"' }]],
  ['<script>window.a = 1</script>', [{ code: 'window.a = 1' }]],
  ['<script type="text/javascript">\n  a()\n</script>', [{ code: '\n  a()\n' }]],
  ['<SCRIPT SRC="https://a.example/x.js"></SCRIPT >', [{ src: 'https://a.example/x.js' }]],
  ['<script async src=https://a.example/x.js></script>', [{ src: 'https://a.example/x.js', isAsync: true }]],
  [
    '<script id="hs" data-key="a>b" src="https://a.example/x.js?a=1&amp;b=2"></script>',
    [{ src: 'https://a.example/x.js?a=1&b=2', attributes: { id: 'hs', 'data-key': 'a>b' } }],
  ],
  [
    '<script type="module" src="https://a.example/x.js"></script>',
    [{ src: 'https://a.example/x.js', attributes: { type: 'module' } }],
  ],
  ['<!-- Chat --><script>a()</script><noscript><img src="https://a.example/p"></noscript>', [{ code: 'a()' }]],
  [
    '<script src="https://a.example/jquery.js"></script>\n<script>jQuery(go)</script>',
    [{ src: 'https://a.example/jquery.js' }, { code: 'jQuery(go)' }],
  ],
])('what a service gives is read: %s', (pasted, pieces) => {
  expect(piecesOf(pasted)).toEqual(pieces)
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['<!-- nothing -->', 'empty'],
  ['<script></script>', 'empty'],
  ['<div id="chat"></div>', 'other-markup'],
  ['<div id="chat"></div><script>a()</script>', 'other-markup'],
  ['<script>a()</script><img src=x onerror=alert(1)>', 'other-markup'],
  ['<script onload="go()" src="https://a.example/x.js"></script>', 'handler'],
  ['<script type="application/ld+json">{}</script>', 'not-a-script'],
  ['<script src="http://a.example/x.js"></script>', 'bad-address'],
  ['<script src="/x.js"></script>', 'bad-address'],
  ['<script src="javascript:alert(1)"></script>', 'bad-address'],
  ['http://a.example/x.js', 'bad-address'],
  ['<script>a()', 'unclosed'],
  ['x'.repeat(20_001), 'too-long'],
])('what can’t run is refused by name: %s', (pasted, problem) => {
  expect(piecesOf(pasted)).toBe(problem)
})

test('hosts that code names are offered, those of its own addresses are not', () => {
  const read = readSnippet(`<script src="https://cdn.example/a.js"></script><script>
    (function(w,d,s,l,i){var j=d.createElement(s);j.src='https://www.googletagmanager.com/gtm.js?id='+i;d.head.appendChild(j)})(window);
    fetch("//api.chat.example/v1"); x = 'https://cdn.example/b.js'; y = 'http://localhost/'; // https://docs.example.
  </script>`)
  expect(read.ok && namedHosts(read.pieces)).toEqual(['https://www.googletagmanager.com', 'https://api.chat.example'])
})
