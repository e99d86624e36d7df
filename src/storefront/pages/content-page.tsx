import { scopedPageCss } from '#builder/style/page-css.ts'
import type { Page } from '#content/pages/contract.ts'
import { seoOfSettings } from '#kit/seo-words.ts'
import type { PageModel } from '../page-model.ts'
import { searchHead } from '../search-head.ts'
import { crumbFacts } from '../structured-facts.ts'

export const HOME_SLUG = 'inicio'

/** A page of the shop. A list on it that goes on has further pages under numbered addresses. */
export function contentPage(page: Page, shopUrl: string, number = 1): PageModel {
  const isHome = page.slug === HOME_SLUG
  const first = isHome ? '/' : `/${page.slug}/`
  const path = number === 1 ? first : isHome ? `/page/${number}/` : `${first}${number}/`
  const title = number === 1 ? page.title : `${page.title} – página ${number}`
  const crumbs = isHome
    ? []
    : [
        { title: 'Início', url: '/' },
        { title: page.title, url: first },
      ]
  return {
    info: { id: page.id, kind: 'page', title, path, crumbs, pageNumber: number, excerpt: page.excerpt, picture: page.picture },
    head: {
      ...(isHome && { title }),
      ...searchHead(seoOfSettings(page.settings), { description: page.excerpt, page: number }),
      canonical: shopUrl + path,
      image: shareImage(page),
      facts: isHome ? [] : [crumbFacts(crumbs, shopUrl)],
    },
    bodyClass: isHome ? `home page page-id-${page.id}` : `page page-id-${page.id}`,
    tags: [`content:${page.id}`],
    customCss: scopedPageCss(`.page-id-${page.id}`, page.settings),
    body: { document: page.document },
  }
}

/** The picture that stands for a page where it is shared. */
export function shareImage({ picture }: Pick<Page, 'picture'>) {
  const largest = picture?.sizes.at(-1)
  return picture && largest
    ? { url: largest.webp, width: largest.width, height: Math.round((largest.width * picture.height) / picture.width) }
    : undefined
}
