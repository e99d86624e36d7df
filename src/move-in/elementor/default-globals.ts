import { isFilled, referencesOf, type Settings } from './settings.ts'

type Role = 'primary' | 'secondary' | 'text' | 'accent'

/** Which of the site's four colours and fonts a widget has until somebody chooses another, by the names of its settings. */
const DEFAULTS: Record<string, { colours?: Record<string, Role>; fonts?: Record<string, Role> }> = {
  heading: { colours: { title_color: 'primary' }, fonts: { typography: 'primary' } },
  'theme-page-title': { colours: { title_color: 'primary' } },
  'text-editor': { colours: { text_color: 'text' }, fonts: { typography: 'text' } },
  button: { colours: { background_color: 'accent' }, fonts: { typography: 'accent' } },
  icon: { colours: { primary_color: 'primary' } },
  'icon-box': {
    colours: { primary_color: 'primary', title_color: 'primary', description_color: 'text' },
    fonts: { title_typography: 'primary', description_typography: 'text' },
  },
  'image-box': {
    colours: { title_color: 'primary', description_color: 'text' },
    fonts: { title_typography: 'primary', description_typography: 'text' },
  },
  'icon-list': { colours: { icon_color: 'primary', text_color: 'secondary' }, fonts: { icon_typography: 'text' } },
  counter: {
    colours: { number_color: 'primary', title_color: 'secondary' },
    fonts: { typography_number: 'primary', typography_title: 'secondary' },
  },
  progress: { colours: { bar_color: 'primary', title_color: 'primary' }, fonts: { typography: 'text' } },
  testimonial: {
    colours: { content_content_color: 'text', name_text_color: 'primary', job_text_color: 'secondary' },
    fonts: { content_typography: 'text', name_typography: 'primary', job_typography: 'secondary' },
  },
  divider: { colours: { color: 'secondary' } },
}

/** Settings with what the builder of a site means where they say nothing. */
export function withDefaultGlobals(widgetType: string, settings: Settings): Settings {
  const defaults = Object.hasOwn(DEFAULTS, widgetType) ? DEFAULTS[widgetType]! : undefined
  if (!defaults) return settings
  const references = referencesOf(settings, '__globals__')
  const colours = Object.entries(defaults.colours ?? {}).filter(
    ([name]) => !isFilled(settings[name]) && references[name] === undefined,
  )
  const fonts = Object.entries(defaults.fonts ?? {})
    .map(([prefix, role]) => [`${prefix}_typography`, role] as const)
    .filter(([name]) => !isFilled(settings[name]) && references[name] === undefined)
  const added = [
    ...colours.map(([name, role]) => [name, `globals/colors?id=${role}`]),
    ...fonts.map(([name, role]) => [name, `globals/typography?id=${role}`]),
  ]
  return added.length === 0 ? settings : { ...settings, __globals__: { ...references, ...Object.fromEntries(added) } }
}
