export const WIDGET = '.elementor-widget-woocommerce-menu-cart'
export const TOGGLE = '.elementor-menu-cart__toggle_button'
