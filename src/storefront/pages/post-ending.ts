import type { PageElement } from '#builder/document.ts'

const widget = (id: string, widgetType: string, settings: PageElement['settings']): PageElement => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const container = (id: string, settings: PageElement['settings'], elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings,
  elements,
})

/** How a post ends in a shop that has made no template for it: what it is about, who wrote it, what others say, and what to read next. */
export const postEnding: PageElement[] = [
  container('postend', { content_width: 'narrow', padding_block: 'lg', gap: 'lg' }, [
    widget('posttags', 'post-info', { icon_list: [{ type: 'terms', taxonomy: 'post_tag', text_prefix: 'Sobre' }] }),
    widget('postwriter', 'author-box', {}),
    widget('postbeside', 'post-navigation', {}),
    widget('postsaid', 'post-comments', {}),
  ]),
  container('postmore', { content_width: 'boxed', padding_block: 'lg', gap: 'md', _css_classes: 'no-print' }, [
    widget('postmoretitle', 'heading', { title: 'Leia também', header_size: 'h2' }),
    widget('postmorelist', 'posts', { _skin: 'cards', related: 'yes', posts_per_page: 3, show_excerpt: '' }),
  ]),
]
