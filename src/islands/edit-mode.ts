/** On the body of a page that is open in the builder. Visitors never get one. */
export const EDIT_MODE_CLASS = 'elementor-editor-active'

/** Whether this page is open in the builder: what would disturb editing rests then. */
export const isEditMode = () => document.body.classList.contains(EDIT_MODE_CLASS)
