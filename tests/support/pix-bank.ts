import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type RandomFault, serveFaulty } from './faulty-server.ts'
import { makePapers } from './throw-away-papers.ts'

export type Exchanged = { method: string; path: string; query: string; body: unknown; status: number; answer: unknown }

type Devolucao = {
  id: string
  rtrId: string
  valor: string
  natureza: string
  horario: { solicitacao: string }
  status: string
  motivo?: string
}
type Pix = {
  endToEndId: string
  txid: string
  valor: string
  horario: string
  chave: string
  devolucoes?: Devolucao[]
  pagador?: { nome: string }
}
type Cob = {
  txid: string
  revisao: number
  calendario: { criacao: string; expiracao: number }
  valor: { original: string; modalidadeAlteracao: number }
  chave: string
  status: string
  devedor?: object
  solicitacaoPagador?: string
  location: string
  loc: { id: number; location: string; tipoCob: string; criacao: string }
  pixCopiaECola?: string
  pix?: Pix[]
}

export const CLIENT = { id: 'loja-de-teste', secret: 'segredo-do-banco-x9', key: 'pix@loja.example' }
const SCOPES = ['cob.read', 'cob.write', 'pix.read', 'pix.write', 'webhook.read', 'webhook.write']
const PROBLEM = 'https://pix.bcb.gov.br/api/v2/error'

/**
 * A bank that speaks the Banco Central's Pix API over mTLS, with its own money and its own clock. It checks what real ones check,
 * and refuses what the standard does not name. Tests pay at it, and make it fail.
 */
export async function aPixBank({ tokenSeconds = 3_600, deadlineMs = 3_000 } = {}) {
  const papers = makePapers()
  const cobs = new Map<string, Cob>()
  const hooks = new Map<string, string>()
  const tokens = new Map<string, number>()
  const exchanged: Exchanged[] = []
  let nowMs = Date.now()
  let pageSize = 100
  let failRefunds = ''
  let slowRefunds = false
  let leavesCodeOut = false

  const pixes = () => [...cobs.values()].flatMap(({ pix = [] }) => pix)
  const now = () => new Date(nowMs).toISOString()
  const refuse = (status: number, type: string, detail: string) => ({
    status,
    answer: { type: `${PROBLEM}/${type}`, title: type, status, detail },
  })

  /** What the API does; undefined for a path that it does not have. */
  function act({ method, path, query, body }: { method: string; path: string; query: URLSearchParams; body: unknown }) {
    const [, noun, name = '', sub, subName = ''] = path.split('/')
    if (noun === 'cob' && name === '' && method === 'GET')
      return { status: 200, answer: { parametros: parametersOf(query, 0), cobs: [] } }
    if (noun === 'cob') return actOnCob(method, name, body)
    if (noun === 'pix' && sub === 'devolucao') return actOnRefund(method, { e2eid: name, id: subName, body })
    if (noun === 'pix' && name === '') return list(query)
    if (noun === 'pix') {
      const pix = pixes().find(({ endToEndId }) => endToEndId === name)
      return pix ? { status: 200, answer: pix } : refuse(404, 'PixNaoEncontrado', 'Não há este Pix.')
    }
    if (noun === 'webhook') return actOnHook(method, decodeURIComponent(name), body)
    return refuse(404, 'NaoEncontrado', 'Não há este recurso.')
  }

  function actOnCob(method: string, txid: string, body: unknown) {
    const known = cobs.get(txid)
    if (method === 'GET') return known ? { status: 200, answer: known } : refuse(404, 'CobNaoEncontrado', 'Não há esta cobrança.')
    if (method === 'PATCH') {
      if (!known) return refuse(404, 'CobNaoEncontrado', 'Não há esta cobrança.')
      const { status, ...rest } = body as { status?: string }
      if (known.status !== 'ATIVA' || Object.keys(rest).length > 0 || status !== 'REMOVIDA_PELO_USUARIO_RECEBEDOR')
        return refuse(400, 'CobOperacaoInvalida', 'A cobrança não pode ser revisada.')
      known.status = status
      known.revisao++
      return { status: 200, answer: known }
    }
    const problem = wrongIn(txid, body)
    if (problem) return refuse(400, 'CobOperacaoInvalida', problem)
    if (known) return { status: 409, answer: { nome: 'txid_duplicado', mensagem: 'Campo txid informado já foi utilizado.' } }
    const { calendario, valor, chave, devedor, solicitacaoPagador } = body as Cob
    const location = `pix.banco.example/qr/v2/${randomUUID()}`
    const cob: Cob = {
      txid,
      revisao: 0,
      calendario: { criacao: now(), expiracao: calendario.expiracao },
      valor: { original: valor.original, modalidadeAlteracao: 0 },
      chave,
      status: 'ATIVA',
      ...(devedor && { devedor }),
      ...(solicitacaoPagador && { solicitacaoPagador }),
      location,
      loc: { id: cobs.size + 1, location, tipoCob: 'cob', criacao: now() },
      ...(!leavesCodeOut && { pixCopiaECola: `00020126${location}6304ABCD` }),
    }
    cobs.set(txid, cob)
    return { status: 201, answer: cob }
  }

  function actOnRefund(method: string, { e2eid, id, body }: { e2eid: string; id: string; body: unknown }) {
    const pix = pixes().find(({ endToEndId }) => endToEndId === e2eid)
    const known = pix?.devolucoes?.find((one) => one.id === id)
    if (method === 'GET')
      return known ? { status: 200, answer: known } : refuse(404, 'PixDevolucaoNaoEncontrada', 'Não há esta devolução.')
    if (!pix) return refuse(404, 'PixNaoEncontrado', 'Não há este Pix.')
    const { valor, ...rest } = body as { valor?: string }
    const back = (pix.devolucoes ?? [])
      .filter(({ status }) => status !== 'NAO_REALIZADO')
      .reduce((sum, one) => sum + centsOf(one.valor), 0)
    if (known || !/^[a-zA-Z0-9]{1,35}$/.test(id) || Object.keys(rest).length > 0 || !/^\d{1,10}\.\d{2}$/.test(valor ?? ''))
      return refuse(400, 'PixDevolucaoInvalida', 'A devolução não respeita o esquema, ou o id já foi usado.')
    if (back + centsOf(valor!) > centsOf(pix.valor))
      return refuse(400, 'PixDevolucaoInvalida', 'O valor passa do que resta do Pix.')
    const made: Devolucao = {
      id,
      rtrId: aReturnId(),
      valor: valor!,
      natureza: 'ORIGINAL',
      horario: { solicitacao: now() },
      status: failRefunds !== '' ? 'NAO_REALIZADO' : slowRefunds ? 'EM_PROCESSAMENTO' : 'DEVOLVIDO',
      ...(failRefunds !== '' && { motivo: failRefunds }),
    }
    pix.devolucoes = [...(pix.devolucoes ?? []), made]
    return { status: 201, answer: made }
  }

  function list(query: URLSearchParams) {
    const [from, to] = [Date.parse(query.get('inicio') ?? ''), Date.parse(query.get('fim') ?? '')]
    if (!Number.isFinite(from) || !Number.isFinite(to) || from > to)
      return refuse(400, 'PixConsultaInvalida', 'inicio e fim não servem.')
    const all = pixes().filter(({ horario }) => Date.parse(horario) >= from && Date.parse(horario) <= to)
    const page = Number(query.get('paginacao.paginaAtual') ?? 0)
    return {
      status: 200,
      answer: { parametros: parametersOf(query, all.length), pix: all.slice(page * pageSize, (page + 1) * pageSize) },
    }
  }
  const parametersOf = (query: URLSearchParams, count: number) => ({
    inicio: query.get('inicio'),
    fim: query.get('fim'),
    paginacao: {
      paginaAtual: Number(query.get('paginacao.paginaAtual') ?? 0),
      itensPorPagina: pageSize,
      quantidadeDePaginas: Math.max(1, Math.ceil(count / pageSize)),
      quantidadeTotalDeItens: count,
    },
  })

  function actOnHook(method: string, key: string, body: unknown) {
    if (key !== CLIENT.key) return refuse(403, 'AcessoNegado', 'A chave não é desta conta.')
    if (method === 'GET') {
      const webhookUrl = hooks.get(key)
      return webhookUrl
        ? { status: 200, answer: { webhookUrl, chave: key, criacao: now(), cnpj: '12345678000195' } }
        : refuse(404, 'WebhookNaoEncontrado', 'Não há webhook.')
    }
    hooks.set(key, (body as { webhookUrl: string }).webhookUrl)
    return { status: 200, answer: { webhookUrl: hooks.get(key) } }
  }

  const served = await serveFaulty({ papers, asksForCertificate: true }, (request, url, text) =>
    url.pathname === '/oauth/token' ? giveToken(request, text) : guarded(request, url, text),
  )
  const { origin, faults } = served

  function giveToken(request: IncomingMessage, text: string) {
    const isKnown = request.headers.authorization === `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
    const asked = new URLSearchParams(text)
    if (!isKnown || asked.get('grant_type') !== 'client_credentials') return { status: 401, answer: { error: 'invalid_client' } }
    const missing = SCOPES.filter((scope) => !(asked.get('scope') ?? '').split(' ').includes(scope))
    if (missing.length > 0) return { status: 400, answer: { error: 'invalid_scope' } }
    const value = randomUUID()
    tokens.set(value, nowMs + tokenSeconds * 1_000)
    return {
      status: 200,
      answer: { access_token: value, token_type: 'Bearer', expires_in: tokenSeconds, scope: SCOPES.join(' ') },
    }
  }

  function guarded(request: IncomingMessage, url: URL, text: string): { status: number; answer: unknown } {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if ((tokens.get(token) ?? 0) <= nowMs) return { status: 401, answer: { error: 'invalid_token' } }
    const path = url.pathname.replace(/^\/pix\/v2/, '')
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const method = request.method ?? 'GET'
    const done = act({ method, path, query: url.searchParams, body })
    exchanged.push({ method, path, query: url.search, body, status: done.status, answer: structuredClone(done.answer) })
    return done
  }

  return {
    /** What a merchant would fill in. */
    settings: {
      bank: 'other',
      environment: 'production',
      pixKey: CLIENT.key,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      certificate: papers.client,
      certificateKey: papers.clientKey,
      baseUrl: `${origin}/pix/v2`,
      tokenUrl: `${origin}/oauth/token`,
    },
    pfx: papers.pfx,
    ca: papers.ca,
    /** The shop may call this machine, and believes the bank's certificate. */
    network: { ...served.network, deadlineMs },
    cobs,
    hooks,
    exchanged,
    faults,
    pixes,
    /** What the bank holds of a charge: came less what went back. */
    moneyOf: (txid: string) =>
      (cobs.get(txid)?.pix ?? []).reduce((sum, { valor, devolucoes = [] }) => {
        const back = devolucoes
          .filter(({ status }) => status === 'DEVOLVIDO')
          .reduce((total, one) => total + centsOf(one.valor), 0)
        return sum + centsOf(valor) - back
      }, 0),
    /** Somebody pays by the code. Answers what the bank would tell the shop. */
    pay: (txid: string, { cents, payer }: { cents?: number; payer?: string } = {}) => {
      const cob = cobs.get(txid)
      if (!cob || cob.status !== 'ATIVA') return undefined
      const pix: Pix = {
        endToEndId: `E12345678${new Date(nowMs).toISOString().replaceAll(/\D/g, '').slice(0, 12)}${randomBytes(6).toString('hex').slice(0, 11)}`,
        txid,
        valor: cents === undefined ? cob.valor.original : (cents / 100).toFixed(2),
        horario: now(),
        chave: cob.chave,
        ...(payer !== undefined && { pagador: { nome: payer } }),
      }
      cob.pix = [...(cob.pix ?? []), pix]
      cob.status = 'CONCLUIDA'
      return { pix: [pix] }
    },
    /** The bank takes money back by its special mechanism. */
    takeBack: (e2eid: string, cents: number) => {
      const pix = pixes().find(({ endToEndId }) => endToEndId === e2eid)!
      const made = {
        id: randomUUID().replaceAll('-', ''),
        rtrId: aReturnId(),
        valor: (cents / 100).toFixed(2),
        natureza: 'MED_FRAUDE',
        horario: { solicitacao: now() },
        status: 'DEVOLVIDO',
      }
      pix.devolucoes = [...(pix.devolucoes ?? []), made]
    },
    /** Refunds that the bank thinks about come to their end. */
    endRefunds: (status: 'DEVOLVIDO' | 'NAO_REALIZADO' = 'DEVOLVIDO') => {
      for (const one of pixes().flatMap(({ devolucoes = [] }) => devolucoes))
        if (one.status === 'EM_PROCESSAMENTO') one.status = status
    },
    set: (wishes: {
      pageSize?: number
      failRefunds?: string
      slowRefunds?: boolean
      leavesCodeOut?: boolean
      randomFault?: RandomFault
    }) => {
      pageSize = wishes.pageSize ?? pageSize
      failRefunds = wishes.failRefunds ?? failRefunds
      slowRefunds = wishes.slowRefunds ?? slowRefunds
      leavesCodeOut = wishes.leavesCodeOut ?? leavesCodeOut
      if ('randomFault' in wishes) served.failBy(wishes.randomFault)
    },
    /** Tokens end, charges expire. */
    wait: (ms: number) => (nowMs += ms),
    close: served.close,
  }
}
export type PixBank = Awaited<ReturnType<typeof aPixBank>>

const aReturnId = () => `D${randomBytes(16).toString('hex').slice(0, 31)}`
const centsOf = (valor: string) => Math.round(Number(valor) * 100)

/** What the standard refuses of a charge; fields that it does not name, too. */
function wrongIn(txid: string, body: unknown): string | undefined {
  if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) return 'txid'
  const { calendario, valor, chave, devedor, solicitacaoPagador, ...rest } = body as Partial<Cob>
  if (Object.keys(rest).length > 0) return `campos a mais: ${Object.keys(rest).join(', ')}`
  if (!Number.isInteger(calendario?.expiracao) || calendario!.expiracao <= 0) return 'calendario.expiracao'
  if (!/^\d{1,10}\.\d{2}$/.test(valor?.original ?? '') || Number(valor!.original) === 0) return 'valor.original'
  if (chave !== CLIENT.key) return 'chave'
  if ((solicitacaoPagador ?? '').length > 140) return 'solicitacaoPagador'
  if (devedor === undefined) return undefined
  const { cpf, cnpj, nome } = devedor as Record<string, string | undefined>
  const isPerson = /^\d{11}$/.test(cpf ?? '') && cnpj === undefined
  const isCompany = /^[0-9A-Z]{14}$/.test(cnpj ?? '') && cpf === undefined
  return (isPerson || isCompany) && nome && nome.length <= 200 ? undefined : 'devedor'
}
