import { RefusedAddress } from '#outgoing/public-address.ts'

export type MailProblem =
  | 'host-not-found'
  | 'private-address'
  | 'refused'
  | 'timeout'
  | 'certificate'
  | 'encryption'
  | 'login'
  | 'sender'
  | 'recipient'
  | 'content'
  | 'busy'
  | 'unknown'

/** Why a mail did not leave, in words for the merchant. It holds no password, and no more of the server's answer than a line. */
export class MailTrouble extends Error {
  override name = 'MailTrouble'
  readonly problem: MailProblem
  constructor(problem: MailProblem, answer = '') {
    super(answer === '' ? WORDS[problem] : `${WORDS[problem]} O servidor respondeu: «${answer}»`)
    this.problem = problem
  }
}

/** Of one mail alone: the server itself works. */
export const isOfOneMail = (problem: MailProblem) => problem === 'recipient' || problem === 'content'

const WORDS: Record<MailProblem, string> = {
  'host-not-found': 'O servidor não foi encontrado. Confira o nome: ele não leva http:// nem espaços.',
  'private-address':
    'O servidor fica em uma rede privada, e o painel só envia por servidores da internet. Quem cuida do servidor da loja pode usar a variável SMTP_URL.',
  refused: 'O servidor recusou a conexão. Confira a porta: 465 com TLS, 587 com STARTTLS. Algumas hospedagens bloqueiam o envio.',
  timeout: 'O servidor não respondeu a tempo. Confira o nome e a porta; algumas hospedagens bloqueiam a saída por esta porta.',
  certificate:
    'O certificado do servidor não é válido para este nome. Use o nome que o serviço indica, e não o do seu próprio domínio.',
  encryption: 'A criptografia não combina com a porta. Use TLS na porta 465 e STARTTLS na 587.',
  login:
    'O servidor não aceitou o usuário e a senha. Confira os dois; no Gmail e em outros serviços é preciso criar uma senha de app.',
  sender:
    'O servidor não deixa enviar com este remetente. Use um endereço da mesma conta, ou confirme o endereço ou o domínio no serviço.',
  recipient: 'O servidor recusou o endereço de quem recebe. Confira se está escrito certo.',
  content: 'O servidor recusou a mensagem.',
  busy: 'O servidor pediu para tentar mais tarde. A loja tenta de novo sozinha.',
  unknown: 'O envio falhou.',
}

const LONGEST_ANSWER = 200
type Known = { code?: string; originalCode?: string; command?: string; response?: string; responseCode?: number }

/** What went wrong, of an error of the mail library or of the network. `secrets`: what must not be told, whatever the server echoes. */
export function mailTroubleOf(error: unknown, secrets: readonly string[] = []): MailTrouble {
  if (error instanceof MailTrouble) return error
  if (error instanceof RefusedAddress) return new MailTrouble('private-address')
  const known = error as Known & { message?: string }
  return new MailTrouble(problemOf(known), oneLine(known.response ?? '', secrets))
}

function problemOf({ code = '', originalCode = '', command = '', responseCode = 0, message = '' }: Known & { message?: string }) {
  const cause = `${originalCode} ${message}`
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN|ENODATA/.test(`${code} ${cause}`)) return 'host-not-found'
  if (/CERT|ALTNAME|SELF.SIGNED|UNABLE_TO_(GET|VERIFY)|certificate/i.test(cause)) return 'certificate'
  if (code === 'EREQUIRETLS' || code === 'ETLS' || /wrong version number|packet length too long|SSL routines/i.test(cause))
    return 'encryption'
  if (code === 'ETIMEDOUT' || /ETIMEDOUT/.test(cause)) return 'timeout'
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/.test(cause)) return 'refused'
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530 || responseCode === 535) return 'login'
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient' : 'sender'
  if (code === 'EMESSAGE') return 'content'
  return code === 'ECONNECTION' || code === 'ESOCKET' ? 'refused' : 'unknown'
}

function oneLine(answer: string, secrets: readonly string[]): string {
  const line = answer.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  const told = secrets.filter((secret) => secret !== '').reduce((text, secret) => text.replaceAll(secret, '•••'), line)
  return told.slice(0, LONGEST_ANSWER)
}
