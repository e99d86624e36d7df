import type { AddOn } from './add-on.ts'

export const jeg: AddOn = {
  jkit_heading: [
    'heading',
    {
      title: ['sg_title_before', 'sg_title_focused', 'sg_title_after', 'sg_title_text'],
      highlight: 'sg_title_focused',
      subtitle: 'sg_subtitle_heading',
      description: 'sg_description',
      link: 'sg_title_link',
    },
  ],
  jkit_icon_box: [
    'icon-box',
    {
      title: 'sg_icon_text',
      description: 'sg_icon_description',
      icon: ['sg_icon_header', 'sg_icon_header_icon'],
      image: 'sg_icon_header_image',
      button: 'sg_readmore_button_label',
      link: ['sg_readmore_button_link', 'sg_setting_global_link'],
    },
    {
      usual: { sg_readmore_enable_button: '' },
      shownBy: { sg_readmore_button_label: 'sg_readmore_enable_button' },
      box: {
        st_container_padding_responsive: '_padding',
        st_container_background_background_: '_background_',
        st_container_border_border_: '_border_',
        st_container_border_radius_responsive: '_border_radius',
      },
    },
  ],
  jkit_image_box: [
    'icon-box',
    {
      title: 'sg_body_title',
      description: 'sg_body_description',
      image: 'sg_image_choose',
      button: 'sg_button_label',
      link: ['sg_button_link', 'sg_image_link'],
    },
  ],
  jkit_button: ['button', { button: 'sg_content_label', link: 'sg_content_link', icon: 'sg_content_icon' }],
  jkit_dual_button: ['button', { button: 'sg_one_text', link: 'sg_one_link' }],
  jkit_banner: [
    'call-to-action',
    {
      title: 'sg_banner_title',
      description: ['sg_banner_subtitle', 'sg_banner_description'],
      button: 'sg_button_text',
      link: 'sg_button_link',
    },
  ],
  jkit_accordion: ['accordion', { rows: 'sg_accordion_list' }],
  jkit_tabs: ['tabs', { rows: 'sg_tabs_list' }],
  jkit_testimonials: ['testimonial', { rows: 'sg_testimonials_list' }],
  jkit_fun_fact: [
    'counter',
    {
      number: 'sg_content_number',
      prefix: 'sg_content_number_prefix',
      suffix: 'sg_content_number_suffix',
      title: 'sg_content_title',
    },
  ],
  jkit_progress_bar: ['progress', { title: 'sg_progress_title', number: 'sg_progress_percentage' }],
  jkit_pie_chart: ['progress', { title: 'sg_content_title', number: 'sg_chart_percentage' }],
  jkit_team: [
    'team',
    {
      name: 'sg_member_name',
      job: 'sg_member_position',
      image: 'sg_member_image',
      description: 'sg_member_description',
      rows: 'sg_social_list',
    },
  ],
  jkit_client_logo: ['image-carousel', { rows: 'sg_client_list' }],
  jkit_nav_menu: ['nav-menu', { menu: 'sg_menu_choose' }],
  jkit_countdown: ['countdown', { date: 'sg_countdown_due_date' }],
  jkit_feature_list: ['icon-list', { rows: 'sg_feature_list' }],
  jkit_animated_text: ['animated-headline', { before: 'sg_text_before', after: 'sg_text_after' }],
  jkit_portfolio_gallery: ['gallery', { rows: 'sg_gallery_list' }],
  jkit_site_title: 'site-logo',
  jkit_site_logo: 'site-logo',
}
