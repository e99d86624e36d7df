import type { AddOn } from './add-on.ts'

export const elementsKit: AddOn = {
  'elementskit-heading': [
    'heading',
    {
      title: 'ekit_heading_title',
      subtitle: 'ekit_heading_sub_title',
      description: 'ekit_heading_extra_title',
      link: 'ekit_heading_link',
    },
    {
      usual: {
        ekit_heading_sub_title_show: 'no',
        ekit_heading_section_extra_title_show: 'no',
        ekit_heading_sub_title_position: 'after_title',
      },
      shownBy: {
        ekit_heading_sub_title: 'ekit_heading_sub_title_show',
        ekit_heading_extra_title: 'ekit_heading_section_extra_title_show',
      },
    },
  ],
  'elementskit-icon-box': [
    'icon-box',
    {
      title: 'ekit_icon_box_title_text',
      description: 'ekit_icon_box_description_text',
      icon: ['ekit_icon_box_header_icons', 'ekit_icon_box_header_icon'],
      image: 'ekit_icon_box_header_image',
      button: 'ekit_icon_box_btn_text',
      link: ['ekit_icon_box_btn_url', 'ekit_icon_box_global_link'],
    },
    {
      usual: {
        ekit_icon_box_enable_btn: 'no',
        ekit_icon_box_badge_control: 'no',
        ekit_icon_box_infobox_bg_padding: { unit: 'px', top: '50', right: '40', bottom: '50', left: '40', isLinked: false },
      },
      shownBy: {
        ekit_icon_box_btn_text: 'ekit_icon_box_enable_btn',
        ekit_icon_box_badge_title: 'ekit_icon_box_badge_control',
      },
      box: {
        ekit_icon_box_infobox_bg_group_: '_background_',
        ekit_icon_box_infobox_bg_hover_group_: '_background_hover_',
        ekit_icon_box_infobox_bg_padding: '_padding',
        ekit_icon_box_infobox_box_shadow_group_: '_box_shadow_',
        ekit_icon_box_infobox_box_shadow_hv_group_: '_box_shadow_hover_',
        ekit_icon_box_iocnbox_border_group_: '_border_',
        ekit_icon_box_icon_box_border_hv_group_: '_border_hover_',
        ekit_icon_box_infobox_border_radious: '_border_radius',
      },
    },
  ],
  'elementskit-image-box': [
    'icon-box',
    {
      title: 'ekit_image_box_title_text',
      description: 'ekit_image_box_description_text',
      image: 'ekit_image_box_image',
      button: 'ekit_image_box_btn_text',
      link: ['ekit_image_box_btn_url', 'ekit_image_box_website_link'],
    },
  ],
  'elementskit-button': ['button', { button: 'ekit_btn_text', link: 'ekit_btn_url', icon: 'ekit_btn_icons' }],
  'elementskit-accordion': ['accordion', { rows: 'ekit_accordion_items' }],
  'elementskit-faq': ['accordion', { rows: 'ekit_faq_content_items' }],
  'elementskit-simple-tab': ['tabs', { rows: 'ekit_tab_items' }],
  'elementskit-testimonial': ['testimonial', { rows: 'ekit_testimonial_data' }],
  'elementskit-funfact': [
    'counter',
    {
      number: 'ekit_funfact_number',
      suffix: 'ekit_funfact_number_suffix',
      prefix: 'ekit_funfact_number_prefix',
      title: 'ekit_funfact_title_text',
    },
  ],
  'elementskit-progressbar': ['progress', { title: 'ekit_progressbar_title', number: 'ekit_progressbar_percentage' }],
  'elementskit-piechart': ['progress', { title: 'ekit_piechart_title', number: 'ekit_piechart_percentage' }],
  'elementskit-team': [
    'team',
    {
      name: 'ekit_team_name',
      job: 'ekit_team_position',
      image: 'ekit_team_image',
      description: 'ekit_team_short_description',
      rows: 'ekit_team_social_icons',
    },
  ],
  'elementskit-pricing': [
    'price-table',
    {
      title: 'ekit_pricing_table_title',
      subtitle: 'ekit_pricing_table_subtitle',
      price: 'ekit_pricing_table_price',
      period: 'ekit_pricing_table_duration',
      rows: 'ekit_pricing_table_content_repeater',
      button: 'ekit_pricing_btn_text',
      link: 'ekit_pricing_btn_link',
    },
  ],
  'elementskit-client-logo': ['image-carousel', { rows: 'ekit_client_logo_repeater' }],
  'elementskit-social-media': ['social', { rows: 'ekit_socialmedia_add_icons' }],
  'elementskit-category-list': 'icon-list',
  'elementskit-page-list': ['icon-list', { rows: 'icon_list' }],
  'elementskit-countdown-timer': ['countdown', { date: 'ekit_countdown_timer_due_time' }],
  'elementskit-header-info': ['icon-list', { rows: 'ekit_headerinfo_group' }],
  'elementskit-image-accordion': ['gallery', { rows: 'ekit_img_accordion_items' }],
  'elementskit-tablepress': 'html',
  'elementskit-mail-chimp': 'form',
  'elementskit-back-to-top': ['button', {}],
  'ekit-nav-menu': ['nav-menu', { menu: 'elementskit_nav_menu' }],
  'ekit-site-title': 'site-logo',
}
