import { checkDigitOf } from './s10-code.ts'

type Body = Record<string, unknown>
type Reply = { status: number; answer: unknown }
export type StandInPosting = { id: string; code: string; note: string; state: number; asked: Body }

const KNOWN = new Set(
  `idCorreios remetente destinatario codigoServico numeroCartaoPostagem listaServicoAdicional itensDeclaracaoConteudo numeroNotaFiscal
  chaveNFe pesoInformado codigoFormatoObjetoInformado alturaInformada larguraInformada comprimentoInformado diametroInformado
  cienteObjetoNaoProibido solicitarColeta logisticaReversa observacao`.split(/\s+/),
)
const POSTINGS = '/prepostagem/v1/prepostagens'
const CANCELLED = 5

/** Announced postings of Correios, and files that are made a moment later. */
export function postingDesk() {
  const postings: StandInPosting[] = []
  const receipts = new Map<string, { looks: number; asked: Body }>()
  let tellsNotes = true
  const refuse = (status: number, message: string): Reply => ({ status, answer: { msgs: [message] } })
  const announce = (body: Body): Reply => {
    const strange = Object.keys(body).filter((name) => !KNOWN.has(name))
    if (strange.length > 0) return refuse(400, `PPN-999: campos desconhecidos: ${strange.join(', ')}`)
    if (!body['itensDeclaracaoConteudo'] && !body['chaveNFe'])
      return refuse(400, 'PPN-201: Informe os itens da declaração de conteúdo')
    const { endereco } = body['destinatario'] as { endereco: { cep: string } }
    if (endereco.cep.startsWith('0000')) return refuse(400, 'PPN-295: CEP do destinatário inexistente')
    const digits = String(10_000_000 + postings.length)
    const code = `PB${digits}${checkDigitOf(digits)}BR`
    const posting = { id: `PR${postings.length + 1}`, code, note: String(body['observacao']), state: 2, asked: body }
    postings.push(posting)
    return { status: 201, answer: { id: posting.id, codigoObjeto: code, statusAtual: 2, precoPrePostagem: '19,90' } }
  }
  const list = (query: URLSearchParams): Reply => {
    const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
    const itens = postings.slice(page * size, (page + 1) * size).map(({ id, code, note, state }) => ({
      id,
      codigoObjeto: code,
      statusAtual: state,
      ...(tellsNotes && { observacao: note }),
    }))
    return { status: 200, answer: { itens, page: { number: page, size, totalPages: Math.ceil(postings.length / size) } } }
  }
  const handle = (method: string, url: URL, body: Body): Reply | undefined => {
    const path = url.pathname
    if (path === POSTINGS && method === 'POST') return announce(body)
    if (path === '/prepostagem/v2/prepostagens') return list(url.searchParams)
    if (path === `${POSTINGS}/rotulo/assincrono/pdf`) {
      const receipt = `R${receipts.size + 1}`
      receipts.set(receipt, { looks: 0, asked: body })
      return { status: 200, answer: { idRecibo: receipt } }
    }
    if (path.startsWith(`${POSTINGS}/rotulo/download/assincrono/`)) {
      const made = receipts.get(path.split('/').at(-1)!)
      if (!made) return refuse(404, 'PPN-404: recibo')
      if (made.looks++ === 0) return { status: 200, answer: { mensagem: 'PPN-320: rótulo em processamento' } }
      const words = `%PDF-1.4\n${JSON.stringify(made.asked)}\n%%EOF`
      return { status: 200, answer: { nome: 'rotulo.pdf', dados: Buffer.from(words).toString('base64') } }
    }
    if (path.startsWith(`${POSTINGS}/objeto/`) && method === 'DELETE') {
      const posting = postings.find(({ code }) => code === path.split('/').at(-1))
      if (!posting || url.searchParams.get('idCorreiosSolicitanteCancelamento') === null) return refuse(404, 'PPN-405: objeto')
      if (posting.state === CANCELLED) return refuse(400, 'PPN-316: O objeto já foi cancelado')
      if (posting.state === 3) return refuse(400, 'PPN-317: O objeto já foi postado')
      posting.state = CANCELLED
      return { status: 200, answer: { resultadoCancelamento: 'OK' } }
    }
    return undefined
  }
  return { postings, receipts, handle, setNotes: (tells: boolean) => void (tellsNotes = tells) }
}
