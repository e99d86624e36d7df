import { itemSchema } from '../item-schema.ts'

const TERM = {
  id: 'whole',
  count: 'whole',
  description: 'text',
  link: 'text',
  name: 'text',
  slug: 'text',
  taxonomy: 'text',
  meta: 'list',
} as const
export const TERM_SCHEMAS = {
  category: itemSchema('category', { ...TERM, parent: 'whole' }),
  post_tag: itemSchema('tag', TERM),
}

/** `password` is told once, to whoever has just made it. */
export const APPLICATION_PASSWORD_SCHEMA = itemSchema('application-password', {
  uuid: 'text',
  app_id: 'text',
  name: 'text',
  password: 'text',
  created: 'moment',
  last_used: 'moment',
  last_ip: 'text?',
})

const KIND = {
  slug: 'text',
  name: 'text',
  labels: 'object',
  description: 'text',
  hierarchical: 'flag',
  rest_base: 'text',
  rest_namespace: 'text',
} as const
export const KIND_SCHEMAS = {
  types: itemSchema('type', {
    ...KIND,
    has_archive: 'any',
    taxonomies: 'list',
    icon: 'text?',
    viewable: 'flag',
    supports: 'object',
  }),
  taxonomies: itemSchema('taxonomy', { ...KIND, types: 'list', show_cloud: 'flag' }),
  statuses: itemSchema('status', {
    slug: 'text',
    name: 'text',
    public: 'flag',
    private: 'flag',
    protected: 'flag',
    queryable: 'flag',
    show_in_list: 'flag',
    date_floating: 'flag',
  }),
}

export const SEARCH_SCHEMA = itemSchema('search-result', {
  id: 'whole',
  title: 'text',
  url: 'text',
  type: 'text',
  subtype: 'text',
  price: 'text',
  picture: 'text',
})

export const SETTINGS_SCHEMA = itemSchema('settings', {
  title: 'text',
  description: 'text',
  url: 'text',
  email: 'text',
  timezone: 'text',
  date_format: 'text',
  time_format: 'text',
  start_of_week: 'whole',
  language: 'text',
  use_smilies: 'flag',
  default_category: 'whole',
  default_post_format: 'text',
  posts_per_page: 'whole',
  show_on_front: 'text',
  page_on_front: 'whole',
  page_for_posts: 'whole',
  default_ping_status: 'text',
  default_comment_status: 'text',
  site_logo: 'whole?',
  site_icon: 'whole',
})

export const MENU_SCHEMA = itemSchema('nav_menu', {
  id: 'whole',
  description: 'text',
  name: 'text',
  slug: 'text',
  meta: 'list',
  locations: 'list',
  auto_add: 'flag',
  version: 'whole',
})

export const MENU_ITEM_SCHEMA = itemSchema('nav_menu_item', {
  id: 'whole',
  title: 'object',
  status: 'text',
  url: 'text',
  attr_title: 'text',
  description: 'text',
  type: 'text',
  type_label: 'text',
  object: 'text',
  object_id: 'whole',
  parent: 'whole',
  menu_order: 'whole',
  target: 'text',
  classes: 'list',
  xfn: 'list',
  invalid: 'flag',
  menus: 'whole',
  version: 'whole',
  meta: 'list',
})
