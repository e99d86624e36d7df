import type { ShownAnswer } from '#content/forms/contract.ts'
import type { FormHome } from '#content/forms/find-form.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { findFormElement } from '#widgets/form/read-form.ts'
import { contentPage } from './pages/content-page.tsx'
import { postPage } from './pages/post.tsx'
import type { Site } from './site.tsx'
import type { PageModel } from './page-model.ts'

type Options = { site: Site; content: ContentReader; shopUrl: string }

/** The page that a form stands in, drawn again with what became of it. A form of a header, footer or popup gets a page of its own. */
export function createFormPages({ site, content, shopUrl }: Options) {
  const modelOf = async (home: FormHome, formId: string): Promise<PageModel> => {
    const page = home.type === 'page' || home.type === 'post' ? await content.page(home.type, home.slug) : undefined
    if (page) return page.type === 'post' ? postPage(page, shopUrl) : contentPage(page, shopUrl)
    return {
      info: { id: home.id, kind: 'private', title: home.title, path: '/', crumbs: [], pageNumber: 1 },
      head: { description: home.title, canonical: undefined },
      tags: [],
      body: { document: [findFormElement(home.document, formId)] },
    }
  }
  return async (home: FormHome, sent: ShownAnswer): Promise<RenderedPage> => {
    const model = await modelOf(home, sent.formId)
    const info = { ...model.info, sent }
    return await site.render({ ...model, info, head: { ...model.head, canonical: undefined } })
  }
}
