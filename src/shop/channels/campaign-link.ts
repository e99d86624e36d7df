export type Campaign = { address: string; source: string; medium: string; campaign: string; content?: string; term?: string }
type Linked = { ok: true; url: string } | { ok: false; problem: string }

/** An address of the shop that says which campaign brought its visitors; what stood in it stays. */
export function campaignLink({ address, source, medium, campaign, content = '', term = '' }: Campaign, shopUrl: string): Linked {
  const typed = address.trim()
  if (!URL.canParse(typed, shopUrl)) return { ok: false, problem: 'Escreva um endereço da loja, como /loja/ ou o link inteiro.' }
  const url = new URL(typed, shopUrl)
  if (url.origin !== new URL(shopUrl).origin)
    return { ok: false, problem: 'O endereço é de outro site. Cole o link de uma página da sua loja.' }
  const words = { source, medium, campaign, content, term }
  for (const [name, word] of Object.entries(words)) {
    url.searchParams.delete(`utm_${name}`)
    const plain = plainWord(word)
    if (plain !== '') url.searchParams.set(`utm_${name}`, plain)
  }
  const lacks = (['source', 'medium', 'campaign'] as const).find((name) => !url.searchParams.has(`utm_${name}`))
  return lacks === undefined ? { ok: true, url: url.href } : { ok: false, problem: LACKING[lacks] }
}

const LACKING = {
  source: 'Diga de onde vem a visita, como instagram.',
  medium: 'Diga o meio, como stories ou cpc.',
  campaign: 'Dê um nome à campanha, como dia-das-maes.',
}

/** Small letters without accents and blanks: reports count «Instagram» and «instagram» as two. */
const plainWord = (typed: string) =>
  typed
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9._~-]/g, '')
    .slice(0, 100)
