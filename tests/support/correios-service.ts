import type { IncomingMessage } from 'node:http'
import { postingDesk } from './correios-labels.ts'
import { serveFaulty } from './faulty-server.ts'
import { makePapers } from './throw-away-papers.ts'

const ACCOUNT = { user: 'casaaroeira', accessCode: 'codigo-de-acesso-cws', postageCard: '0067599079' }
const PRICES: Record<string, [base: number, perKilo: number, days: number]> = { '03220': [25, 8, 2], '03298': [17, 4, 6] }
const KNOWN = new Set([
  'coProduto',
  'nuRequisicao',
  'nuContrato',
  'nuDR',
  'cepOrigem',
  'cepDestino',
  'psObjeto',
  'tpObjeto',
  'comprimento',
  'largura',
  'altura',
  'servicosAdicionais',
  'vlDeclarado',
])

/** Correios as programs that use them describe their API: tokens for a day, lots, an error for each product with a good status. */
export async function theCorreios({ deadlineMs = 5_000 } = {}) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const tokens = new Set<string>()
  const desk = postingDesk()
  let made = 0
  let isFetched = false
  const refuse = (status: number, message: string) => ({ status, answer: { msgs: [message] } })
  const login = ({ authorization }: IncomingMessage['headers'], { numero }: Record<string, unknown>) => {
    const wanted = `Basic ${Buffer.from(`${ACCOUNT.user}:${ACCOUNT.accessCode}`).toString('base64')}`
    if (authorization !== wanted || numero !== ACCOUNT.postageCard) return refuse(401, 'GTW-006: Unauthorized')
    const token = `correios-${++made}`
    tokens.add(token)
    const ends = new Date(Date.now() + 86_400_000 - 3 * 3_600_000).toISOString().slice(0, 19)
    const cartaoPostagem = { numero: ACCOUNT.postageCard, contrato: '9912345678', dr: 20 }
    return { status: 201, answer: { token, expiraEm: ends, zoneOffset: '-03:00', cnpj: '11222333000181', cartaoPostagem } }
  }
  const price = ({ parametrosProduto: rows }: { parametrosProduto?: Record<string, string>[] }) => {
    if (!rows || rows.length > 5) return refuse(400, 'PRC-101: lote inválido')
    const strange = rows.flatMap((row) => Object.keys(row).filter((name) => !KNOWN.has(name)))
    if (strange.length > 0) return refuse(400, `PRC-999: campos desconhecidos: ${strange.join(', ')}`)
    return {
      status: 200,
      answer: rows.map((row) => {
        const { coProduto = '', nuRequisicao, psObjeto, comprimento, largura, altura, vlDeclarado } = row
        const [base, perKilo] = PRICES[coProduto] ?? [undefined, 0]
        const who = { coProduto, nuRequisicao }
        if (base === undefined) return { ...who, txErro: 'PRC-124: O serviço não está disponível para o contrato.' }
        if (Number(comprimento) < 16 || Number(largura) < 11 || Number(altura) < 2) return { ...who, txErro: 'PRC-120: medidas' }
        const reais = base + (perKilo * Number(psObjeto)) / 1_000 + (vlDeclarado === undefined ? 0 : Number(vlDeclarado) * 0.01)
        return { ...who, pcBase: '1,00', pcProduto: '1,00', pcFinal: reais.toFixed(2).replace('.', ','), psCobrado: psObjeto }
      }),
    }
  }
  const time = ({ parametrosPrazo: rows }: { parametrosPrazo?: Record<string, string>[] }) =>
    !rows || rows.length > 5
      ? refuse(400, 'PRZ-101: lote inválido')
      : {
          status: 200,
          answer: rows.map(({ coProduto = '', nuRequisicao }) => ({
            coProduto,
            nuRequisicao,
            ...(PRICES[coProduto] ? { prazoEntrega: PRICES[coProduto][2] } : { txErro: 'PRZ-124' }),
            dataMaxima: '2026-11-30T23:58:00',
            entregaDomiciliar: isFetched ? 'N' : 'S',
            entregaSabado: 'N',
          })),
        }
  const objects = new Map<string, unknown[]>()
  const track = (url: URL) => {
    const codes = url.searchParams.getAll('codigosObjetos')
    if (codes.length === 0 || codes.length > 50) return refuse(400, 'SRO-010: lote inválido')
    const objetos = codes.map((codObjeto) =>
      objects.has(codObjeto)
        ? { codObjeto, tipoPostal: { sigla: codObjeto.slice(0, 2) }, eventos: objects.get(codObjeto) }
        : { codObjeto, mensagem: 'SRO-020: Objeto não encontrado na base de dados dos Correios.' },
    )
    return { status: 200, answer: { versao: '3.1.0', quantidade: objetos.length, objetos } }
  }
  const handle = (request: IncomingMessage, url: URL, text: string) => {
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    sent.push({ path: url.pathname, body })
    if (request.headers['accept-language'] !== 'pt-BR') return refuse(400, 'SRO-018: Idioma')
    if (url.pathname === '/token/v1/autentica/cartaopostagem') return login(request.headers, body)
    // One that is over is answered like a missing right.
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) return refuse(403, 'GTW-007: Forbidden')
    if (url.pathname === '/preco/v1/nacional') return price(body)
    if (url.pathname === '/prazo/v1/nacional') return time(body)
    if (url.pathname === '/prepostagem/v1/prepostagens' && body['logisticaReversa'] === 'S')
      return { status: 200, answer: { id: 'PR1', codigoObjeto: 'AB123456785BR' } }
    if (url.pathname === '/srorastro/v1/objetos') return track(url)
    if (url.pathname.startsWith('/meucontrato/'))
      return { status: 200, answer: { itens: Object.keys(PRICES).map((codigo) => ({ codigo, descricao: codigo })) } }
    return desk.handle(request.method ?? '', url, body) ?? refuse(404, 'GTW-404')
  }
  const server = await serveFaulty({ papers: makePapers() }, handle)
  return {
    ...server,
    network: { ...server.network, deadlineMs },
    sent,
    /** What «Rastro» tells of an object, the newest event first. */
    objects,
    tracked: () => sent.filter(({ path }) => path === '/srorastro/v1/objetos').length,
    postings: desk.postings,
    receipts: desk.receipts,
    setNotes: desk.setNotes,
    logins: () => made,
    endTokens: () => tokens.clear(),
    set: (options: { isFetched: boolean }) => (isFetched = options.isFetched),
    settings: { baseUrl: server.origin, ...ACCOUNT },
  }
}
