const FORMS = 'name,title,group,group_title,container,skins,settings'

/** What the editor asks of the widgets before it can be drawn. */
export const FORMS_QUESTION = `vitrine/v1/widgets?per_page=-1&_fields=${FORMS}`
/** The same as it goes over the wire: the client asks page by page. */
export const FIRST_FORMS = `vitrine/v1/widgets?per_page=100&_fields=${encodeURIComponent(FORMS)}`
/** What of their look can be set: five sixths of what there is to tell, and asked once the page is seen. */
export const STYLES_QUESTION = 'vitrine/v1/widgets?per_page=-1&_fields=name,style'
