import type { AddOn } from './add-on.ts'

export const essentialAddons: AddOn = {
  'eael-info-box': [
    'icon-box',
    {
      title: 'eael_infobox_title',
      description: 'eael_infobox_text',
      icon: ['eael_infobox_icon_new', 'eael_infobox_icon'],
      image: 'eael_infobox_image',
      button: 'infobox_button_text',
      link: ['infobox_button_link_url', 'eael_show_infobox_clickable_link'],
    },
    {
      // Its colour counts without a switch.
      usual: { eael_show_infobox_button: '', eael_section_infobox_container_ground: 'classic' },
      shownBy: { infobox_button_text: 'eael_show_infobox_button', eael_infobox_text: 'eael_show_infobox_content' },
      // Its plain state has the name of the other one.
      called: { eael_infobox_content_typography_hover_: 'eael_infobox_content_typography_' },
      box: {
        eael_section_infobox_container_ground: '_background_background',
        eael_section_infobox_container_bg: '_background_color',
        eael_section_infobox_container_padding: '_padding',
        eael_section_infobox_container_margin: '_margin',
        eael_section_infobox_container_border_: '_border_',
        eael_section_infobox_container_shadow_: '_box_shadow_',
      },
    },
  ],
  'eael-creative-button': [
    'button',
    { button: 'creative_button_text', link: 'creative_button_link_url', icon: 'eael_creative_button_icon_new' },
  ],
  'eael-dual-color-header': [
    'heading',
    {
      title: ['eael_dch_first_title', 'eael_dch_last_title'],
      highlight: 'eael_dch_first_title',
      subtitle: 'eael_dch_subtext',
    },
  ],
  'eael-adv-accordion': ['accordion', { rows: 'eael_adv_accordion_tab' }],
  'eael-adv-tabs': ['tabs', { rows: 'eael_adv_tabs_tab' }],
  'eael-testimonial': [
    'testimonial',
    {
      name: 'eael_testimonial_name',
      job: 'eael_testimonial_company_title',
      description: 'eael_testimonial_description',
      image: 'image',
    },
  ],
  'eael-team-member': [
    'team',
    {
      name: 'eael_team_member_name',
      job: 'eael_team_member_job_title',
      description: 'eael_team_member_description',
      image: 'eael_team_member_image',
      rows: 'eael_team_member_social_profile_links',
    },
  ],
  'eael-pricing-table': [
    'price-table',
    {
      title: 'eael_pricing_table_title',
      subtitle: 'eael_pricing_table_sub_title',
      price: 'eael_pricing_table_price',
      period: 'eael_pricing_table_price_period',
      rows: 'eael_pricing_table_items',
      button: 'eael_pricing_table_btn',
      link: 'eael_pricing_table_btn_link',
    },
  ],
  'eael-cta-box': [
    'call-to-action',
    {
      title: 'eael_cta_title',
      description: 'eael_cta_content',
      button: 'eael_cta_btn_text',
      link: 'eael_cta_btn_link',
      image: 'eael_cta_bg_image',
    },
  ],
  'eael-flip-box': ['flip-box', { title: 'eael_flipbox_front_title', button: 'flipbox_button_text', link: 'flipbox_link' }],
  'eael-countdown': ['countdown', { date: 'eael_countdown_due_time' }],
  'eael-fancy-text': [
    'animated-headline',
    { before: 'eael_fancy_text_prefix', after: 'eael_fancy_text_suffix', rows: 'eael_fancy_text_strings' },
  ],
  'eael-feature-list': ['icon-list', { rows: 'eael_feature_list' }],
  'eael-filterable-gallery': ['gallery', { rows: 'eael_fg_gallery_items' }],
  'eael-image-accordion': ['gallery', { rows: 'eael_img_accordions' }],
  'eael-progress-bar': ['progress', { title: 'progress_bar_title', number: 'progress_bar_value' }],
  'eael-simple-menu': ['nav-menu', { menu: 'eael_simple_menu_menu' }],
  'eicon-woocommerce': 'products',
  'eael-event-calendar': 'rows',
  'eael-ninja': 'form',
  'eael-formstack': 'form',
  'eael-tooltip': 'button',
}
