import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let made: ReturnType<typeof drawPapers> | undefined
/** Once for all banks of a process: keys take time. */
export const makePapers = () => (made ??= drawPapers())

/** A throw-away authority, with a certificate for the bank and one for the shop. */
function drawPapers() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-papers-'))
  const at = (name: string) => join(folder, name)
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' })
  const key = (name: string) => ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', at(name)]
  try {
    openssl('req', '-x509', ...key('ca.key'), '-out', at('ca.crt'), '-subj', '/CN=Autoridade de teste', '-days', '2')
    writeFileSync(at('names'), 'subjectAltName=IP:127.0.0.1')
    for (const name of ['bank', 'shop']) {
      openssl('req', ...key(`${name}.key`), '-out', at(`${name}.csr`), '-subj', `/CN=${name}`)
      openssl(
        'x509',
        '-req',
        '-in',
        at(`${name}.csr`),
        '-CA',
        at('ca.crt'),
        '-CAkey',
        at('ca.key'),
        '-CAcreateserial',
        '-out',
        at(`${name}.crt`),
        '-days',
        '2',
        '-extfile',
        at('names'),
      )
    }
    openssl(
      'pkcs12',
      '-export',
      '-inkey',
      at('shop.key'),
      '-in',
      at('shop.crt'),
      '-out',
      at('shop.p12'),
      '-passout',
      'pass:abre-te',
    )
    const read = (name: string) => readFileSync(at(name), 'utf8')
    return {
      ca: read('ca.crt'),
      key: read('bank.key'),
      cert: read('bank.crt'),
      client: read('shop.crt'),
      clientKey: read('shop.key'),
      pfx: readFileSync(at('shop.p12')).toString('base64'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
