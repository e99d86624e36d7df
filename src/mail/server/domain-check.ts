import { presetOf } from './presets.ts'

/** What DNS says of a name; nothing there is an empty list. Throws when nobody answers in time. */
export type ReadTxt = (name: string) => Promise<string[]>

export type DomainRecord = {
  id: 'spf' | 'dkim' | 'dmarc'
  title: string
  status: 'ok' | 'missing' | 'wrong' | 'unknown'
  message: string
  /** What is there now. */
  found: string[]
  /** What to add, as far as it is known. */
  add: { type: 'TXT' | 'CNAME'; name: string; value: string }[]
}
export type DomainCheck = { domain: string; isOwn: boolean; records: DomainRecord[] }

type Asked = { address: string; preset: string; selector: string }

/** Domains of mailboxes for everybody: nobody but their owners can set them up. */
const FREE_MAIL =
  /^(gmail|googlemail|outlook|hotmail|live|msn|yahoo|icloud|bol|uol|terra|ig|globo|proton|protonmail)\.com(\.br)?$|^(proton\.me|me\.com|yahoo\.com\.br)$/

/** Whether others can tell that mails from an address are the shop's own: what is there, what is missing, and what to add. */
export async function checkDomain({ address, preset, selector }: Asked, readTxt: ReadTxt): Promise<DomainCheck> {
  const domain = (address.split('@')[1] ?? '').toLowerCase()
  if (FREE_MAIL.test(domain)) return { domain, isOwn: false, records: [] }
  const [spf, dkim, dmarc] = await Promise.all([
    asked('spf', 'SPF', async () => spfOf(await readTxt(domain), domain, preset)),
    asked('dkim', 'DKIM', () => dkimOf({ domain, preset, selector }, readTxt)),
    asked('dmarc', 'DMARC', async () => dmarcOf(await readTxt(`_dmarc.${domain}`), domain, address)),
  ])
  return { domain, isOwn: true, records: [spf, dkim, dmarc] }
}

type Found = Omit<DomainRecord, 'id' | 'title'>

async function asked(id: DomainRecord['id'], title: string, look: () => Promise<Found>): Promise<DomainRecord> {
  try {
    return { id, title, ...(await look()) }
  } catch {
    return { id, title, status: 'unknown', message: 'O DNS não respondeu. Tente de novo daqui a pouco.', found: [], add: [] }
  }
}

function spfOf(texts: readonly string[], domain: string, presetId: string): Found {
  const found = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  const include = presetOf(presetId)?.spfInclude
  if (found.length > 1)
    return { status: 'wrong', message: 'Há mais de um registro SPF, e por isso nenhum vale. Junte-os em um só.', found, add: [] }
  const [record] = found
  if (presetOf(presetId) && include === undefined)
    return {
      status: record ? 'ok' : 'unknown',
      message: 'Este serviço envia por um endereço dele mesmo: crie o SPF que ele indicar na verificação do domínio.',
      found,
      add: [],
    }
  const wanted = include ? `include:${include}` : undefined
  if (!record)
    return {
      status: 'missing',
      message: 'Nenhum registro diz quem pode enviar por este domínio: as mensagens tendem a cair no spam.',
      found,
      add: wanted ? [{ type: 'TXT', name: domain, value: `v=spf1 ${wanted} ~all` }] : [],
    }
  if (wanted && !record.toLowerCase().split(/\s+/).includes(wanted))
    return {
      status: 'wrong',
      message: 'O registro SPF existe, mas não inclui este serviço. Troque-o por este:',
      found,
      add: [{ type: 'TXT', name: domain, value: withInclude(record, wanted) }],
    }
  return { status: 'ok', message: wanted ? 'O SPF inclui este serviço.' : 'Há um registro SPF.', found, add: [] }
}

/** Before what ends the record: nothing behind «all» is read. */
function withInclude(record: string, include: string): string {
  const parts = record.trim().split(/\s+/)
  const end = parts.findIndex((part) => /^[-~?+]?all$|^redirect=/i.test(part))
  return end === -1 ? [...parts, include].join(' ') : [...parts.slice(0, end), include, ...parts.slice(end)].join(' ')
}

async function dkimOf(
  { domain, preset: id, selector }: { domain: string; preset: string; selector: string },
  readTxt: ReadTxt,
): Promise<Found> {
  const preset = presetOf(id)
  const selectors = selector ? [selector] : (preset?.dkimSelectors ?? [])
  if (selectors.length === 0)
    return {
      status: 'unknown',
      message: `Diga o seletor DKIM acima para que a loja confira. ${preset?.dkimHelp ?? 'O serviço de e-mail o mostra junto com o registro a criar.'}`,
      found: [],
      add: [],
    }
  const nameOf = (one: string) => `${one}._domainkey.${domain}`
  const texts = await Promise.all(selectors.map((one) => readTxt(nameOf(one))))
  const found = texts.flat().filter((text) => /(^|;)\s*p=[^;\s]/i.test(text))
  if (found.length > 0) return { status: 'ok', message: 'A chave DKIM está publicada.', found: found.map(short), add: [] }
  const { dkimTarget } = preset ?? {}
  return {
    status: 'missing',
    message: `Falta a chave com que as mensagens são assinadas. ${preset?.dkimHelp ?? 'O serviço de e-mail mostra o registro a criar.'}`,
    found: [],
    add: dkimTarget
      ? selectors.map((one) => ({ type: 'CNAME' as const, name: nameOf(one), value: dkimTarget(one, domain) }))
      : [],
  }
}

const LONGEST = 80
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

function dmarcOf(texts: readonly string[], domain: string, address: string): Found {
  const found = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text))
  const add: DomainRecord['add'] = [{ type: 'TXT', name: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:${address}` }]
  if (found.length > 1) return { status: 'wrong', message: 'Há mais de um registro DMARC: deixe um só.', found, add: [] }
  if (found.length === 0)
    return { status: 'missing', message: 'Gmail e Outlook pedem um registro DMARC de quem envia. Comece com este:', found, add }
  const hasPolicy = /;\s*p=(none|quarantine|reject)\s*(;|$)/i.test(found[0]!)
  return hasPolicy
    ? { status: 'ok', message: 'Há um registro DMARC.', found, add: [] }
    : { status: 'wrong', message: 'O registro DMARC não diz o que fazer (p=). Troque-o por este:', found, add }
}
