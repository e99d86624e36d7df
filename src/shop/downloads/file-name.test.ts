import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  ['Guia de Plantio.PDF', 'guia-de-plantio-a1b2.pdf'],
  ['../../etc/passwd', 'etc-passwd-a1b2'],
  ['.htaccess', 'arquivo-a1b2.htaccess'],
  ['músicas do sertão.tar.gz', 'musicas-do-sertao-tar-a1b2.gz'],
  ['日本.zip', 'arquivo-a1b2.zip'],
  ['nota.muitolongaaaaaaa', 'nota-muitolongaaaaaaa-a1b2'],
  [`${'x'.repeat(250)}.pdf`, `${'x'.repeat(80)}-a1b2.pdf`],
])('%s is kept as %s', (sent, kept) => expect(fileNameOf(sent, 'a1b2')).toBe(kept))
