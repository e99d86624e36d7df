/** A mail as its reader's program takes it apart: headers in one line each, the plain text and the markup. */
export function readMail(raw: string) {
  const { head, body } = divided(raw)
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1]
  const parts = (boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)).map((part) =>
    divided(part.trimStart()),
  )
  const partOf = (type: string) => {
    const part = parts.find((one) => one.head.includes(`Content-Type: ${type}`))
    return part ? decoded(part) : ''
  }
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1] ?? ''
  return { subject: words(header('Subject')), to: header('To'), header, text: partOf('text/plain'), html: partOf('text/html') }
}

function divided(raw: string) {
  const end = raw.indexOf('\n\n')
  // A long header goes on in the next line.
  return { head: raw.slice(0, end).replaceAll(/\n[ \t]+/g, ' '), body: raw.slice(end + 2) }
}

function decoded({ head, body }: { head: string; body: string }): string {
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return body
  return fromHex(body.replaceAll('=\n', ''), '=')
}

/** «=?UTF-8?Q?Ol=C3=A1?=», or the same in base64. */
const words = (header: string) =>
  header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, kind: string, coded: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString() : fromHex(coded.replaceAll('_', ' '), '='),
    )

const fromHex = (text: string, mark: string) =>
  Buffer.from(
    text.replaceAll(new RegExp(`${mark}([0-9A-F]{2})`, 'g'), (_all, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString()
