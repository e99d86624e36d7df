/** What WordPress keeps of somebody for its own screens, and what opens an account: neither comes over. */
export const JUNK_USER_META =
  /session_tokens|persistent_cart|user-settings|dismissed|closedpostboxes|metaboxhidden|meta-box-order|screen_layout|manage.*columnshidden|^rich_editing|^syntax_|^comment_shortcuts|^admin_color|^show_|^use_ssl|^locale$|^wc_last_active|_application_passwords|wfls|two_factor|secret|token/i
