import type { TemplateRecord } from '#api/vitrine/template-item.ts'
import type { TemplatePart } from '#content/pages/contract.ts'
import { isPlaced, ORDINARY_PLACE } from '#content/pages/template-rules.ts'
import type { PreviewPlace } from '../documents/preview-document.ts'

export type TemplateStatus = 'publish' | 'draft' | 'trash'

type Words = {
  /** What the merchant calls it. */
  name: string
  /** What it is there for, for who has never made one. */
  purpose: string
  /** What shoppers see while there is none. */
  without: string
  /** What taking it out of the shop does. */
  consequence: string
}

export const PARTS: Record<TemplatePart, Words> = {
  header: {
    name: 'Cabeçalho',
    purpose: 'O alto de cada página: a marca, o menu, a busca e o carrinho.',
    without: 'Nenhum cabeçalho: as páginas começam sem menu e sem carrinho.',
    consequence: 'As páginas em que este cabeçalho estava passam a mostrar outro.',
  },
  footer: {
    name: 'Rodapé',
    purpose: 'O fim de cada página: contato, dados da empresa, ajuda e redes sociais.',
    without: 'Nenhum rodapé: as páginas terminam sem contato e sem os dados da empresa.',
    consequence: 'As páginas em que este rodapé estava passam a mostrar outro.',
  },
  product: {
    name: 'Página de produto',
    purpose: 'O que fica em volta de cada produto: uma faixa sobre trocas, uma promessa de prazo, outras peças.',
    without: 'A loja mostra os produtos com o desenho padrão.',
    consequence: 'Os produtos voltam ao desenho padrão da loja, ou ao de outro modelo.',
  },
  archive: {
    name: 'Listas',
    purpose: 'O que fica em volta das listas: do blog, dos produtos ou dos resultados de busca.',
    without: 'A loja mostra as listas com o desenho padrão.',
    consequence: 'As listas voltam ao desenho padrão da loja, ou ao de outro modelo.',
  },
  single: {
    name: 'Posts e páginas',
    purpose: 'O que fica em volta de cada post do blog, ou de cada página: quem escreveu, o que ler depois.',
    without: 'A loja mostra os posts e as páginas com o desenho padrão.',
    consequence: 'Os posts e as páginas voltam ao desenho padrão da loja, ou ao de outro modelo.',
  },
  'not-found': {
    name: 'Página não encontrada',
    purpose: 'O que a pessoa vê quando o endereço não existe: uma desculpa, uma busca, um caminho de volta.',
    without: 'A loja mostra um aviso simples, com o caminho de volta.',
    consequence: 'Quem se perde volta a ver o aviso simples da loja.',
  },
  'loop-item': {
    name: 'Cartão de lista',
    purpose: 'Um cartão de produto ou de post, que a “Grade de cartões” e o carrossel de cartões repetem.',
    without: 'Grades e carrosséis mostram o cartão padrão, ou os blocos que têm dentro.',
    consequence: 'As grades que usavam este cartão voltam ao cartão padrão.',
  },
}

/** By which single things of the shop each of them is offered a place. */
export const NAMED_BY_PART: Record<TemplatePart, string[]> = {
  header: ['singular/page', 'product/in_product_cat', 'product_archive/product_cat'],
  footer: ['singular/page', 'product/in_product_cat', 'product_archive/product_cat'],
  product: ['product', 'product/in_product_cat'],
  archive: ['product_archive/product_cat'],
  single: ['singular/page', 'singular/post'],
  'not-found': [],
  'loop-item': [],
}

/** Where in the drawn page each of them stands. */
export function previewPlace({ id, part }: Pick<TemplateRecord, 'id' | 'part'>): PreviewPlace {
  if (part === 'header') return { root: '.site-header' }
  if (part === 'footer') return { root: '.site-footer', beginsThere: true }
  return { root: `[data-elementor-id="${id}"]`, beginsThere: true }
}

/** A new one stands where such a template usually does. */
export const freshTemplate = ({ title, part }: { title: string; part: TemplatePart }) => ({
  title,
  part,
  status: 'draft',
  conditions: isPlaced(part) ? [`include/${ORDINARY_PLACE[part]}`] : [],
})

/** Why nobody sees it, where another one stands at all of its places. */
export const behindText = ({ behind, status }: Pick<TemplateRecord, 'behind' | 'status'>) =>
  behind &&
  `${status === 'publish' ? 'Não aparece' : 'Publicado assim, não apareceria'}: “${behind.title || '(sem título)'}” já vale nos mesmos lugares. Mude onde este aparece, ou volte o outro a rascunho.`

/** What saving it did. */
export function savedText(before: TemplateStatus, { status, behind, part }: Pick<TemplateRecord, 'status' | 'behind' | 'part'>) {
  if (status === 'publish' && behind) return `Publicado, mas ainda não aparece: “${behind.title}” já vale nos mesmos lugares.`
  if (status === 'publish')
    return before === 'publish' ? 'Modelo salvo: a loja já mostra assim.' : 'Modelo publicado: a loja já mostra assim.'
  if (before === 'trash') return 'Fora da lixeira, como rascunho.'
  return before === 'publish' ? `De volta a rascunho. ${PARTS[part].consequence}` : 'Rascunho salvo. A loja não mudou.'
}
