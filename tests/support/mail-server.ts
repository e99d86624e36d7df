import { type AddressInfo, createServer } from 'node:net'

/** A mail server that tells when it has a letter, and can say so to the sender before or after. */
export async function aMailServer() {
  const letters: string[] = []
  let whenArrived: (confirm: () => void) => void = (confirm) => confirm()
  const server = createServer((socket) => {
    let letter: string | undefined
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (part) => {
      for (const line of part.toString().split('\r\n').slice(0, -1)) {
        if (letter !== undefined && line !== '.') letter += `${line}\n`
        else if (letter !== undefined) {
          letters.push(letter)
          letter = undefined
          whenArrived(() => socket.write('250 kept\r\n'))
        } else if (line === 'DATA') {
          letter = ''
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}/?ignoreTLS=true`, // it listens on a port
    letters,
    onArrival: (tell: typeof whenArrived) => (whenArrived = tell),
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/** What a mail program knows a letter by: two with the same one are shown as one. */
export const messageIdOf = (letter: string) => /^Message-ID: (.+)$/m.exec(letter)?.[1]
