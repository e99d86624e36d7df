import { describe, expect, test } from 'vitest'
import { PREFERENCES_HASH } from '#kit/consent.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { coupons } from './coupons.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import type { DemoProduct } from './shapes.ts'
import type { DemoLink } from './shop.ts'
import { faq, footerMenus, mainMenu, shop, testimonials } from './shop.ts'
import { contato } from './words/contato.ts'
import { entrega } from './words/entrega.ts'
import { privacidade } from './words/privacidade.ts'
import { sobre } from './words/sobre.ts'
import { trocas } from './words/trocas.ts'

describe('the products of the demo shop', () => {
  test('there are about forty, each with its own address and code', () => {
    expect(products.length).toBeGreaterThanOrEqual(38)
    expect(products.length).toBeLessThanOrEqual(44)
    expect(repeated(products.map(slugOf))).toEqual([])
    expect(repeated(products.flatMap(offersOf).map(({ sku }) => sku))).toEqual([])
  })

  test('every price is a whole, positive number of centavos, and a sale is always cheaper', () => {
    const wrong = products
      .flatMap(offersOf)
      .filter(
        ({ priceCents, salePriceCents }) =>
          !isPrice(priceCents) || (salePriceCents !== undefined && !(isPrice(salePriceCents) && salePriceCents < priceCents)),
      )
    expect(wrong).toEqual([])
  })

  test('a shopper finds choices, offers, sold-out pieces and one download', () => {
    expect(products.filter(({ variations }) => variations?.length).length).toBeGreaterThanOrEqual(12)
    expect(products.filter((product) => offersOf(product).some((offer) => offer.salePriceCents)).length).toBeGreaterThanOrEqual(6)
    expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThanOrEqual(3)
    expect(products.filter(({ download, virtual }) => download && virtual).map(slugOf)).toEqual(['guia-de-cuidados-pdf'])
  })

  test('what is carried has a weight and a size, and only that', () => {
    const wrong = products.filter((product) => !measuresOf(product).every((measure) => measure > 0 === !product.virtual))
    expect(wrong.map(slugOf)).toEqual([])
  })

  test('every category and every related product exists', () => {
    expect(
      missing(products.flatMap((product) => product.categories).concat(parentsOf(categories)), categories.map(slugOf)),
    ).toEqual([])
    expect(
      missing(
        products.flatMap(({ related = [] }) => related),
        products.map(slugOf),
      ),
    ).toEqual([])
    expect(products.filter(({ slug, related }) => related?.includes(slug)).map(slugOf)).toEqual([])
  })

  test('a product in a sub-category is also in the category above it', () => {
    const wrong = products.filter((product) => {
      const above = parentsOf(categories.filter(({ slug }) => product.categories.includes(slug)))
      return product.categories.length === 0 || missing(above, product.categories).length > 0
    })
    expect(wrong.map(slugOf)).toEqual([])
  })

  test('every attribute and term of a product exists', () => {
    const known = attributes.flatMap(({ slug, terms }) => terms.map((term) => `${slug}: ${term.slug}`))
    expect(missing(products.flatMap(choicesOf), known)).toEqual([])
  })

  test('the variations are exactly among the choices of their product, and every choice is in some variation', () => {
    for (const product of products) {
      const varied = (product.variations ?? []).flatMap((variation) => Object.entries(variation.attributes))
      const chosen = varied.map(([attribute, term]) => `${attribute}: ${term}`)
      expect({ slug: product.slug, choices: [...new Set(chosen)].sort() }).toEqual({
        slug: product.slug,
        choices: choicesOf(product).sort(),
      })
    }
  })

  test('no combination is offered twice', () => {
    const combinations = products.flatMap(({ slug, variations = [] }) =>
      variations.map((variation) => `${slug} ${JSON.stringify(variation.attributes)}`),
    )
    expect(repeated(combinations)).toEqual([])
  })

  test('a variable product is listed at its lowest price, and the pictures of its variations are in its gallery', () => {
    for (const product of products.filter(({ variations }) => variations)) {
      const variations = product.variations ?? []
      const lowestCents = Math.min(...variations.map(({ priceCents }) => priceCents))
      expect({ slug: product.slug, priceCents: product.priceCents }).toEqual({ slug: product.slug, priceCents: lowestCents })
      expect(
        missing(
          variations.flatMap(({ picture }) => picture ?? []),
          product.pictures,
        ),
      ).toEqual([])
    }
  })

  test('reviews are about products that exist and came after them', () => {
    expect(missing(Object.keys(reviews), products.map(slugOf))).toEqual([])
    const early = products.flatMap((product) => (product.reviews ?? []).filter(({ daysAgo }) => daysAgo >= product.daysAgo))
    expect(early).toEqual([])
  })
})

describe('the categories and attributes of the demo shop', () => {
  test('have their own addresses, and no category is empty', () => {
    expect(repeated(categories.map(slugOf))).toEqual([])
    expect(repeated(attributes.map(slugOf))).toEqual([])
    expect(
      missing(
        categories.map(slugOf),
        products.flatMap((product) => product.categories),
      ),
    ).toEqual([])
  })

  test('a colour swatch has a colour for every term', () => {
    const colors = attributes.filter(({ swatch }) => swatch === 'color').flatMap(({ terms }) => terms)
    expect(colors.filter(({ color = '' }) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  })
})

describe('the diary of the demo shop', () => {
  test('has twelve posts, each with its own address and picture', () => {
    expect(posts).toHaveLength(12)
    expect(repeated(posts.map(slugOf))).toEqual([])
    expect(repeated(posts.map(({ picture }) => picture))).toEqual([])
    expect(
      missing(
        posts.map(({ category }) => category),
        ['Oficinas', 'Casa', 'Cuidados', 'Presentes'],
      ),
    ).toEqual([])
  })

  test('a post has 350 to 600 words under headings', () => {
    const wrong = posts.filter(({ html }) => wordsOf(html) < 350 || wordsOf(html) > 600 || !html.includes('<h2>'))
    expect(wrong.map(slugOf)).toEqual([])
  })
})

describe('the words around the products', () => {
  const pages = [sobre, contato, entrega, trocas, privacidade]
  const texts = [
    ...pages,
    ...posts.map(({ html }) => html),
    ...products.flatMap((one) => [one.shortDescription, one.description]),
  ]

  test('every link in menus, posts and pages leads somewhere', () => {
    const linked = texts.flatMap((html) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, url = '']) => url))
    const known = [...pageUrls, ...products.map(({ slug }) => `/produto/${slug}/`), ...categoryUrls, PREFERENCES_HASH]
    expect(missing([...linked, ...urlsOf(mainMenu), ...urlsOf(footerMenus)], known)).toEqual([])
  })

  test('texts use only simple tags, all of them closed', () => {
    const used = texts.flatMap((html) => [...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag = '']) => tag))
    expect(missing(used, simpleTags)).toEqual([])
    expect(texts.filter((html) => !closesItsTags(html))).toEqual([])
  })

  test('coupons are unique, and a fixed discount is smaller than the purchase it asks for', () => {
    expect(repeated(coupons.map(({ code }) => code))).toEqual([])
    const fixed = coupons.filter(({ kind }) => kind === 'fixed_cart')
    expect(fixed.filter(({ amount, minimumCents = 0 }) => amount >= minimumCents)).toEqual([])
  })

  test('the shopper is told who sells and what to expect', () => {
    expect([shop.legalName, shop.cnpj, shop.address.street, shop.email].filter((fact) => !contato.includes(fact))).toEqual([])
    expect(testimonials).toHaveLength(4)
    expect(faq).toHaveLength(6)
  })
})

const simpleTags = 'p h2 h3 ul ol li strong em a blockquote table thead tbody tr th td'.split(' ')

const pageUrls = [
  '/loja/',
  '/blog/',
  '/minha-conta/',
  '/clube/',
  '/acompanhar-pedido/',
  '/sobre/',
  '/contato/',
  '/entrega-e-frete/',
  '/trocas-e-devolucoes/',
  '/politica-de-privacidade/',
]

const categoryUrls = categories.map(({ slug }) => `/categoria-produto/${slug}/`)

const slugOf = ({ slug }: { slug: string }) => slug
const parentsOf = (some: typeof categories) => some.flatMap(({ parent }) => parent ?? [])
const offersOf = (product: DemoProduct) => [product, ...(product.variations ?? [])]
const choicesOf = ({ attributes: chosen = {} }: DemoProduct) =>
  Object.entries(chosen).flatMap(([attribute, terms]) => terms.map((term) => `${attribute}: ${term}`))
const urlsOf = (links: DemoLink[]): string[] => links.flatMap(({ url, children = [] }) => [url, ...urlsOf(children)])

const isPrice = (cents: number) => Number.isInteger(cents) && cents > 0
const measuresOf = ({ weightGrams, sizeMm }: DemoProduct) => [weightGrams, sizeMm.length, sizeMm.width, sizeMm.height]
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const missing = (values: string[], known: string[]) => values.filter((value) => !known.includes(value))

function closesItsTags(html: string) {
  const open: string[] = []
  for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) open.push(tag)
    else if (open.pop() !== tag) return false
  }
  return open.length === 0
}
