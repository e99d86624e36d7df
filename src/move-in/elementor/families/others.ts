import type { AddOn } from './add-on.ts'

const menu: AddOn[string] = ['nav-menu', { menu: 'menu' }]
const copyright: AddOn[string] = ['text', { description: 'shortcode' }]
const woodmartTitle: AddOn[string] = ['heading', { title: 'title', subtitle: 'subtitle', description: 'after_title' }]

/** Add-ons of which only few widgets keep their parts under names that say nothing. */
export const others: AddOn = {
  'bdt-slideshow': 'slides',
  'ha-infobox': [
    'icon-box',
    {
      title: 'title',
      description: 'description',
      icon: 'selected_icon',
      image: 'image',
      button: 'button_text',
      link: 'button_link',
    },
  ],
  'ha-card': [
    'icon-box',
    { title: 'title', description: 'description', image: 'image', button: 'button_text', link: 'button_link' },
  ],
  'ha-member': ['team', { name: 'title', job: 'job_title', description: 'bio', image: 'image', rows: 'profiles' }],
  'ha-fun-factor': [
    'counter',
    {
      number: 'fun_factor_number',
      prefix: 'fun_factor_number_prefix',
      suffix: 'fun_factor_number_suffix',
      title: 'fun_factor_title',
    },
  ],
  'ha-skills': ['progress', { rows: 'skills' }],
  'ha-logo-grid': ['image-carousel', { rows: 'logo_list' }],
  'ha-gradient-heading': ['heading', { title: 'title' }],
  'uael-infobox': [
    'icon-box',
    {
      title: 'infobox_title',
      description: 'infobox_description',
      icon: 'new_infobox_select_icon',
      image: 'infobox_image',
      button: 'infobox_link_text',
      link: ['infobox_text_link', 'infobox_whole_link'],
    },
  ],
  'uael-advanced-heading': ['heading', { title: 'heading_title', description: 'heading_description', link: 'heading_link' }],
  'uael-ba-slider': 'comparison',
  'uael-dual-color-heading': ['heading', { title: ['before_heading_text', 'second_heading_text'] }],
  'uael-marketing-button': ['button', { button: 'mbutton_text', link: 'mbutton_link' }],
  'pp-info-box': [
    'icon-box',
    {
      title: 'heading',
      subtitle: 'sub_heading',
      description: 'description',
      icon: 'selected_icon',
      image: 'image',
      button: 'button_text',
      link: 'link',
    },
  ],
  'pp-dual-heading': ['heading', { title: ['first_text', 'second_text'] }],
  'pp-advanced-menu': menu,
  'pp-logo-carousel': ['image-carousel', { rows: 'carousel_slides' }],
  'navigation-menu': menu,
  'site-title': 'site-logo',
  'site-tagline': 'site-logo',
  retina: ['image', { image: 'retina_image' }],
  'hfe-site-title': 'site-logo',
  'hfe-site-tagline': 'site-logo',
  'hfe-site-logo': 'site-logo',
  'hfe-cart': 'cart',
  'hfe-search-button': 'search-form',
  'hfe-infocard': [
    'icon-box',
    {
      title: 'infocard_title',
      description: 'infocard_description',
      icon: 'infocard_select_icon',
      button: 'infocard_link_text',
      link: 'infocard_text_link',
    },
  ],
  'jet-listing-dynamic-field': 'listing-field',
  'jet-listing-dynamic-image': 'featured-image',
  'jet-listing-dynamic-link': ['button', { button: 'link_label' }],
  'hfe-copyright': copyright,
  copyright,
  woodmart_title: woodmartTitle,
  wd_title: woodmartTitle,
  wd_infobox: [
    'icon-box',
    { title: 'title', subtitle: 'subtitle', description: 'content', image: 'image', button: 'btn_text', link: 'link' },
  ],
  wd_banner: [
    'call-to-action',
    { title: 'title', description: ['content', 'subtitle'], image: 'image', button: 'btn_text', link: 'link' },
  ],
  wd_banner_carousel: ['slides', { rows: 'content_repeater' }],
  wd_slider: 'slides',
  wd_extra_menu_list: ['icon-list', { rows: 'menu_items_repeater' }],
  wd_mega_menu: ['nav-menu', { menu: 'nav_menu' }],
  wd_list: ['icon-list', { rows: 'list_items' }],
}
