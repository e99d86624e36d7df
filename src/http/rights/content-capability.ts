import { type Capability, grant, reads } from './grant.ts'

const ALL = 'GET POST PUT PATCH DELETE'
/** What products cost the shop and what only its systems read is no business of a page. */
const OF_PRODUCTS = { hides: ['meta_data', 'downloads', 'total_sales', 'stock_quantity', 'purchase_note'] }
const DOCUMENTS = { where: { kind: ['pages', 'posts', 'library'] } }

/** Pages, posts, media, menus, size guides, and under which addresses they are found. */
export const CONTENT: Capability = {
  screens: {
    '/pages': 'write',
    '/posts': 'write',
    '/post_categories': 'write',
    '/post_tags': 'write',
    '/media': 'write',
    '/menus': 'write',
    '/library': 'write',
    '/redirects': 'write',
    '/missed-addresses': 'write',
    '/import-redirects': 'write',
    '/legal-pages': 'write',
    '/guias-de-medidas': 'write',
  },
  grants: [
    ...['pages', 'posts', 'media', 'categories', 'tags', 'menus', 'menu-items'].flatMap((kind) => [
      grant('GET POST', `/wp/v2/${kind}`),
      grant(ALL, `/wp/v2/${kind}/{id}`),
    ]),
    ...['pages', 'posts'].flatMap((kind) => [
      grant('GET', `/wp/v2/${kind}/{parent}/revisions`),
      grant('GET DELETE', `/wp/v2/${kind}/{parent}/revisions/{id}`),
    ]),
    grant('POST', '/wp/v2/media/{id}/post-process'),
    grant('POST DELETE', '/vitrine/v1/media/{id}/crop'),
    ...reads('/wp/v2/types', '/wp/v2/types/{type}', '/wp/v2/taxonomies', '/wp/v2/taxonomies/{taxonomy}'),
    ...reads('/wp/v2/statuses', '/wp/v2/statuses/{status}', '/wp/v2/search', '/vitrine/v1/media/{id}/uses'),
    ...reads('/vitrine/v1/widgets', '/vitrine/v1/element-settings', '/vitrine/v1/page-templates', '/vitrine/v1/templates'),
    ...reads('/vitrine/v1/theme', '/vitrine/v1/fonts', '/vitrine/v1/font-choice'),
    ...reads('/vitrine/v1/ready-designs', '/vitrine/v1/ready-designs/{id}'),
    grant('POST', '/vitrine/v1/ready-designs/pictures'),
    grant('GET POST', '/vitrine/v1/library'),
    grant(ALL, '/vitrine/v1/library/{id}'),
    ...reads('/vitrine/v1/library/{id}/uses', '/vitrine/v1/library/{id}/revisions'),
    ...['export', 'import', 'translate'].map((step) => grant('POST', `/vitrine/v1/library/${step}`)),
    grant('GET PUT DELETE', '/vitrine/v1/drafts/{kind}/{id}', DOCUMENTS),
    grant('PUT DELETE', '/vitrine/v1/presence/{kind}/{id}', DOCUMENTS),
    grant('GET POST', '/vitrine/v1/redirects'),
    grant(ALL, '/vitrine/v1/redirects/{id}'),
    ...reads('/vitrine/v1/redirect-test', '/vitrine/v1/redirect-export'),
    grant('POST', '/vitrine/v1/redirect-import'),
    grant('GET DELETE', '/vitrine/v1/not-found'),
    ...reads('/vitrine/v1/legal-pages'),
    ...['write', 'renew'].map((step) => grant('POST', `/vitrine/v1/legal-pages/{kind}/${step}`)),
    grant('GET POST', '/vitrine/v1/size-guides'),
    grant(ALL, '/vitrine/v1/size-guides/{id}'),
    grant('POST', '/vitrine/v1/size-guides/{id}/restore'),
    // Menus, elements of a page and size guides lead to products and their categories.
    grant('GET', '/wc/v3/products', OF_PRODUCTS),
    grant('GET', '/wc/v3/products/{id}', OF_PRODUCTS),
    ...reads('/wc/v3/products/categories', '/wc/v3/products/categories/{id}', '/wc/v3/products/tags'),
    ...reads('/wc/v3/products/tags/{id}', '/wc/v3/products/attributes'),
    // What is drawn beside the form while it is typed.
    grant('POST', '/previa/'),
    grant('POST', '/previa/elementos/'),
    grant('GET', '/previa/modelos/'),
  ],
}
