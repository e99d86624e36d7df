import type { DesignElement } from './elements.ts'
import type { ShopFacts } from './shop-facts.ts'

/** Whether a section begins its page: its title is then the page's own, its picture is fetched first. */
export type Place = { isFirst: boolean }

/** A section that merchants place on a page. Its folder is its group, its file its name. */
export type Section = {
  title: string
  /** Further words that it is found by. */
  words: string
  draw: (shop: ShopFacts, place: Place) => DesignElement
}

/** A whole page to begin with. */
export type PageDesign = {
  title: string
  words: string
  /** Its place among the pages: smaller comes first; those without one come last. */
  order?: number
  /** What whoever places it has to know. */
  note?: string
  draw: (shop: ShopFacts) => DesignElement[]
}

export const defineSection = (section: Section): Section => section
export const definePage = (page: PageDesign): PageDesign => page

/** The level of the title of a section that may begin the page. */
export const titleLevel = ({ isFirst }: Place) => ({ header_size: isFirst ? 'h1' : 'h2' })

/** Groups of sections in the order in which they are shown; each is a folder of `sections/`. */
export const SECTION_GROUPS = {
  heroes: 'Aberturas',
  shelves: 'Vitrines de produtos',
  categories: 'Categorias',
  benefits: 'Vantagens',
  banners: 'Faixas e banners',
  'image-text': 'Imagem e texto',
  launch: 'Lançamentos e contagem',
  testimonials: 'Depoimentos',
  gallery: 'Galerias e vídeo',
  about: 'Sobre a loja',
  steps: 'Como funciona',
  prices: 'Preços e planos',
  questions: 'Perguntas e guias',
  newsletter: 'Novidades por e-mail',
  contact: 'Contato',
  blog: 'Blog',
  links: 'Links e chamadas',
} as const
export type SectionGroup = keyof typeof SECTION_GROUPS
