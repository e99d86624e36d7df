import type { AddOn } from './add-on.ts'

const menu: AddOn[string] = ['nav-menu', { menu: 'menu_select' }]

export const royal: AddOn = {
  'wpr-nav-menu': menu,
  'wpr-mega-menu': menu,
  'wpr-mobile-menu': menu,
  'wpr-logo': 'site-logo',
  'wpr-advanced-text': [
    'animated-headline',
    { before: 'prefix_text', rotating: 'animated_text', highlighted: 'highlighted_text', after: 'suffix_text' },
    { usual: { text_style: 'animated' } },
  ],
  'wpr-dual-color-heading': ['heading', { title: ['primary_heading', 'secondary_heading'], description: 'description' }],
  'wpr-button': ['button', { button: 'button_text', link: 'button_url', icon: 'button_icon' }],
  'wpr-dual-button': ['button', { button: 'button_a_text', link: 'button_a_url' }],
  'wpr-advanced-slider': ['slides', { rows: 'slider_items' }],
  'wpr-testimonial': ['testimonial', { rows: 'testimonial_items' }],
  'wpr-team-member': [
    'team',
    { name: 'member_name', job: 'member_job', description: 'member_description', image: 'member_image' },
  ],
  'wpr-pricing-table': ['price-table', { rows: 'price_table' }],
  'wpr-price-list': ['price-list', { rows: 'price_list_items' }],
  'wpr-flip-box': [
    'flip-box',
    { title: 'front_title', button: ['back_btn_text', 'front_btn_text'], link: ['back_link', 'front_link'] },
  ],
  'wpr-promo-box': [
    'call-to-action',
    {
      title: 'content_title',
      description: 'content_description',
      button: 'content_btn_text',
      link: 'content_link',
      image: 'image',
    },
  ],
  'wpr-feature-list': ['icon-list', { rows: 'list' }],
  'wpr-before-after': ['comparison', { image: ['image_1', 'image_2'] }],
  'wpr-image-accordion': ['gallery', { rows: 'accordion_items' }],
  'wpr-advanced-accordion': ['accordion', { rows: 'advanced_accordion' }],
  'wpr-tabs': ['tabs', { rows: 'tabs' }],
  'wpr-countdown': ['countdown', { date: 'due_date' }],
  'wpr-progress-bar': ['progress', { title: 'title', number: 'counter_value' }],
  'wpr-business-hours': ['icon-list', { rows: 'hours_items' }],
  'wpr-grid': 'posts',
  'wpr-woo-grid': 'products',
  'wpr-woo-category-grid-pro': 'categories',
  'wpr-post-media': 'featured-image',
  'wpr-back-to-top': ['button', { button: 'button_text' }],
  'wpr-phone-call': ['button', { button: ['button_text', 'telnumber'], link: 'phone_number' }],
  'wpr-offcanvas': ['button', { button: 'button_title' }],
}
