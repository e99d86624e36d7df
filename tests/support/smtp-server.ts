import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, TLSSocket } from 'node:tls'
import { makePapers } from './throw-away-papers.ts'

type Options = {
  encryption: 'tls' | 'starttls' | 'none'
  user?: string
  password?: string
  /** Addresses that it takes mails from; without it, any. */
  senders?: readonly string[]
  /** It takes the connection and never says a word. */
  isSilent?: boolean
}

/** A mail server on this machine with TLS or STARTTLS and a password. It keeps what it was given. */
export async function anSmtpServer({ encryption, user = 'loja', password = 'segredo-4711', senders, isSilent }: Options) {
  const { key, cert, ca } = makePapers()
  const letters: string[] = []
  const asked: string[] = []
  const rules = { user, password, senders }
  const sockets = new Set<Socket>()
  const greet = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (isSilent) return
    socket.write('220 here\r\n')
    talk(socket, encryption === 'tls')
  }
  function talk(socket: Socket, isSafe: boolean) {
    let letter: string | undefined
    let isKnown = false
    const answer = (line: string) => {
      const [verb = '', ...rest] = line.split(' ')
      if (verb === 'EHLO')
        return `250-here\r\n${isSafe ? '250-AUTH PLAIN\r\n' : encryption === 'starttls' ? '250-STARTTLS\r\n' : ''}250 OK`
      if (verb === 'AUTH') {
        isKnown = Buffer.from(rest[1] ?? '', 'base64').toString() === `\0${rules.user}\0${rules.password}`
        return isKnown ? '235 welcome' : `535 5.7.8 not you, ${rules.user}`
      }
      if (verb === 'QUIT') return '221 bye'
      if (verb === 'STARTTLS') return '502 what is that'
      if (!isKnown) return '530 who are you'
      if (verb === 'MAIL') return rules.senders?.every((one) => !line.includes(`<${one}>`)) ? '553 not your address' : '250 OK'
      if (verb === 'RCPT') return line.includes('nobody@') ? '550 5.1.1 no such person' : '250 OK'
      if (verb !== 'DATA') return '250 OK'
      letter = ''
      return '354 go on'
    }
    const hear = (part: Buffer) => {
      for (const line of part.toString().split('\r\n').slice(0, -1)) {
        // RFC 5321, 4.5.2: a line that begins with a dot was sent with one more.
        if (letter !== undefined && line !== '.') letter += `${line.replace(/^\./, '')}\n`
        else if (letter !== undefined) {
          letters.push(letter)
          letter = undefined
          socket.write('250 kept\r\n')
        } else if (line === 'STARTTLS' && encryption === 'starttls') {
          socket.off('data', hear)
          socket.write('220 go on\r\n')
          const safe = new TLSSocket(socket, { isServer: true, key, cert })
          safe.on('error', () => {})
          return talk(safe, true)
        } else {
          asked.push(line)
          socket.write(`${answer(line)}\r\n`)
        }
      }
    }
    socket.on('data', hear)
  }
  const server = encryption === 'tls' ? createTlsServer({ key, cert }, greet) : createServer(greet)
  server.on('tlsClientError', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port
    letters,
    asked,
    /** What it asks for, to be changed while it runs. */
    rules,
    /** The shop may call this machine, and believes the certificate. */
    network: { allowed: { protocols: ['https:'], address: () => true }, ca },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(closed))
    },
  }
}
