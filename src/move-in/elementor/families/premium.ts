import type { AddOn } from './add-on.ts'

export const premium: AddOn = {
  'premium-addon-title': ['heading', { title: 'premium_title_text', link: 'link' }],
  'premium-addon-dual-header': [
    'heading',
    {
      title: ['premium_dual_header_first_header_text', 'premium_dual_header_second_header_text'],
      highlight: 'premium_dual_header_second_header_text',
    },
  ],
  'premium-addon-button': [
    'button',
    { button: 'premium_button_text', link: 'premium_button_link', icon: 'premium_button_icon_selection_updated' },
  ],
  'premium-addon-banner': [
    'call-to-action',
    {
      title: 'premium_banner_title',
      description: 'premium_banner_description',
      image: 'premium_banner_image',
      link: 'premium_banner_image_custom_link',
      button: 'premium_banner_more_text',
    },
  ],
  'premium-icon-list': ['icon-list', { rows: 'list' }],
  'premium-counter': [
    'counter',
    {
      number: 'premium_counter_end_value',
      prefix: 'premium_counter_preffix',
      suffix: 'premium_counter_suffix',
      title: 'premium_counter_title',
    },
  ],
  'premium-countdown-timer': ['countdown', { date: 'premium_countdown_date_time' }],
  'premium-addon-progressbar': [
    'progress',
    { title: 'premium_progressbar_left_label', number: 'premium_progressbar_progress_percentage' },
  ],
  'premium-addon-testimonials': ['testimonial', { rows: 'multiple_testimonials' }],
  'premium-addon-person': [
    'team',
    {
      name: 'premium_person_name',
      job: 'premium_person_title',
      description: 'premium_person_content',
      image: 'premium_person_image',
      rows: 'multiple_persons',
    },
  ],
  'premium-addon-pricing-table': [
    'price-table',
    {
      title: 'premium_pricing_table_title_text',
      price: 'premium_pricing_table_price_value',
      period: 'premium_pricing_table_price_separator',
      rows: 'fancy_text_icons',
      button: 'premium_pricing_table_button_text',
      link: 'premium_pricing_table_button_url',
    },
  ],
  'premium-addon-fancy-text': [
    'animated-headline',
    { before: 'premium_fancy_prefix_text', after: 'premium_fancy_suffix_text', rows: 'premium_fancy_text_strings' },
  ],
  'premium-img-gallery': ['gallery', { rows: 'premium_gallery_img_content' }],
  'premium-carousel-widget': 'carousel',
  'premium-addon-modal-box': ['heading', { title: 'premium_modal_box_title', description: 'premium_modal_box_content' }],
  'premium-nav-menu': ['nav-menu', { menu: 'pa_nav_menus' }],
  'premium-site-logo': 'site-logo',
  'premium-weather': 'rows',
  'premium-notifications': 'posts',
  'premium-tcloud': 'categories',
  'premium-textual-showcase': ['heading', { rows: 'content' }],
  'premium-world-clock': 'rows',
  'premium-vscroll': 'rows',
}
