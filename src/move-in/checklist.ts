import { count, formatNumber } from '#kit/pt-br.ts'
import { hostsOf } from './framing.ts'

export type ChecklistFacts = {
  move: number
  source: string
  shopUrl: string
  /** Whether the shop was reached from outside at its own address. */
  isReached: boolean
  mail: 'on' | 'off' | 'failing'
  payments: number
  freightMethods: number
  shop: { name: string; tagline: string; legalName: string; document: string }
  legalPages: { terms: boolean; privacy: boolean }
  asked: number
  pictures: { waiting: number; failed: number }
  pages: { total: number; compared: number }
  lostAddresses: number
  redirects: number
}
export type ChecklistItem = {
  id: string
  /** `look`: nothing is wrong, but a person should decide. */
  state: 'done' | 'missing' | 'look'
  title: string
  text: string
  /** The screen that mends it. */
  to: string | null
}

/** What is left before the shop opens, each by what the shop itself knows. */
export function checklistOf(facts: ChecklistFacts): ChecklistItem[] {
  const { move, mail, payments, freightMethods, asked } = facts
  return [
    item('questions', asked === 0 ? 'done' : 'missing', {
      title: 'Perguntas respondidas',
      text:
        asked === 0
          ? 'Nada espera por uma decisão sua.'
          : `${count(asked, 'coisa mudou', 'coisas mudaram')} nas duas lojas: diga qual lado vale.`,
      to: `/trazer-loja?id=${move}&passo=trazer`,
    }),
    picturesItem(facts),
    comparedItem(facts),
    item('payment', payments > 0 ? 'done' : 'missing', {
      title: 'Pagamento',
      text:
        payments > 0
          ? `${count(payments, 'forma de pagamento ligada', 'formas de pagamento ligadas')}.`
          : 'As contas de pagamento não vêm da loja antiga: ligue aqui ao menos uma forma de pagar.',
      to: '/ajustes/pagamento',
    }),
    item('freight', freightMethods > 0 ? 'done' : 'missing', {
      title: 'Frete',
      text:
        freightMethods > 0
          ? `${count(freightMethods, 'forma de entrega ligada', 'formas de entrega ligadas')}.`
          : 'Sem uma forma de entrega ninguém consegue comprar o que é enviado.',
      to: '/ajustes/frete',
    }),
    item('mail', mail === 'on' ? 'done' : 'missing', {
      title: 'Envio de e-mails',
      text: {
        on: 'Os e-mails da loja estão saindo.',
        off: 'Sem e-mail ninguém é avisado de pedidos nem recupera a senha.',
        failing: 'Os e-mails não estão saindo: confira o servidor.',
      }[mail],
      to: '/ajustes/emails',
    }),
    legalItem(facts),
    seoItem(facts),
    redirectsItem(facts),
    domainItem(facts),
  ]
}

const item = (id: string, state: ChecklistItem['state'], rest: Omit<ChecklistItem, 'id' | 'state'>): ChecklistItem => ({
  id,
  state,
  ...rest,
})

function picturesItem({ pictures: { waiting, failed }, move }: ChecklistFacts): ChecklistItem {
  const text =
    waiting > 0
      ? `${count(waiting, 'imagem ainda vem', 'imagens ainda vêm')}. Espere antes de desligar a loja antiga.`
      : failed > 0
        ? `${count(failed, 'imagem não foi encontrada', 'imagens não foram encontradas')} na loja antiga.`
        : 'Todas as imagens vieram.'
  return item('pictures', waiting > 0 ? 'missing' : failed > 0 ? 'look' : 'done', {
    title: 'Imagens',
    text,
    to: `/trazer-loja?id=${move}&passo=trazer`,
  })
}

const comparedItem = ({ pages: { total, compared }, move }: ChecklistFacts): ChecklistItem =>
  item('pages', compared >= total ? 'done' : 'look', {
    title: 'Páginas conferidas',
    text:
      total === 0
        ? 'Não há páginas para comparar.'
        : `${formatNumber(compared)} de ${formatNumber(total)} páginas conferidas lado a lado.`,
    to: total === 0 ? null : `/trazer-loja/comparar?id=${move}`,
  })

function legalItem({ shop: { legalName, document }, legalPages: { terms, privacy } }: ChecklistFacts): ChecklistItem {
  const missing = [
    ...(legalName === '' || document === '' ? ['razão social e CNPJ ou CPF'] : []),
    ...(terms ? [] : ['página de trocas e condições']),
    ...(privacy ? [] : ['página de privacidade']),
  ]
  return item('legal', missing.length === 0 ? 'done' : 'missing', {
    title: 'O que a lei pede',
    text: missing.length === 0 ? 'Quem vende, trocas e privacidade estão à vista.' : `Falta: ${missing.join(', ')}.`,
    to: legalName === '' || document === '' ? '/ajustes/loja' : '/ajustes/finalizacao',
  })
}

function seoItem({ shop: { name, tagline } }: ChecklistFacts): ChecklistItem {
  const isNamed = name !== '' && name !== 'Minha loja'
  return item('titles', isNamed && tagline !== '' ? 'done' : 'missing', {
    title: 'Título e descrição nos buscadores',
    text: !isNamed
      ? 'Dê um nome à loja: ele é o título que o Google mostra.'
      : tagline === ''
        ? 'Escreva uma frase que diga o que a loja vende: ela aparece abaixo do título no Google.'
        : `Os buscadores veem «${name}» e a sua frase.`,
    to: '/ajustes/loja',
  })
}

const redirectsItem = ({ lostAddresses, redirects, move }: ChecklistFacts): ChecklistItem =>
  item('redirects', lostAddresses === 0 ? 'done' : 'look', {
    title: 'Endereços antigos',
    text:
      lostAddresses === 0
        ? `Os endereços antigos levam às páginas novas (${count(redirects, 'redirecionamento', 'redirecionamentos')}).`
        : `${count(lostAddresses, 'endereço antigo não leva', 'endereços antigos não levam')} a nenhuma página nova.`,
    to: `/trazer-loja?id=${move}&passo=ver`,
  })

function domainItem({ shopUrl, source, isReached }: ChecklistFacts): ChecklistItem {
  const { hostname, protocol } = new URL(shopUrl)
  const isOld = hostsOf(source).includes(hostname)
  const isPublic = protocol === 'https:' && hostname.includes('.') && !/^[\d.]+$/.test(hostname)
  const [state, text]: [ChecklistItem['state'], string] = !isPublic
    ? [
        'missing',
        `A loja ainda está em ${shopUrl}. No servidor, defina SHOP_URL com o endereço final, aponte o DNS do domínio para ele e ligue o https.`,
      ]
    : !isReached
      ? [
          'missing',
          `${hostname} ainda não leva a esta loja. No painel do seu domínio, aponte o DNS para este servidor; pode demorar algumas horas.`,
        ]
      : isOld
        ? ['done', `${hostname} já leva a esta loja.`]
        : [
            'look',
            `Esta loja está em ${hostname}, e a antiga em ${source}. Para ficar com o endereço antigo, aponte o DNS dele para este servidor e mude SHOP_URL.`,
          ]
  return item('domain', state, { title: 'Domínio e DNS', text, to: null })
}
