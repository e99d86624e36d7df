import { isRecord } from '#kit/is-record.ts'

type Settings = Record<string, unknown>
type Kind = 'section' | 'column' | 'container' | 'widget'
/** An element as its own builder stores it. */
export type Stored = { kind: Kind; settings: Settings; elements: readonly unknown[] }
/**
 * `isForeign`: the element was written by another builder, whose defaults it leaves out; `isOurShape`: it may as well be one that
 * a shop like this wrote, with the space that it has here; `siteSpace`: padding and distance that its site gives to all.
 */
type Around = { isForeign: boolean; parent: Stored | undefined; isOurShape?: boolean; siteSpace?: Settings }

/** Sections and columns as containers, and containers of other builders with what those leave unsaid; our own stay as they are. */
export function layoutSettings(element: Stored, { isForeign, parent, isOurShape = false, siteSpace = {} }: Around): Settings {
  const { kind, settings } = element
  const isInLine = parent !== undefined && isLine(parent)
  if (kind === 'section') return { ...sectionAsContainer(settings), ...(isInLine && { width: percent(100) }) }
  if (kind === 'column') return columnAsContainer(element, parent?.settings ?? {}, siteSpace)
  if (kind === 'container')
    return isForeign ? withDefaults(isOurShape ? settings : withSpace(settings, parent, siteSpace)) : settings
  return isInLine && !isGiven(settings._element_width) ? { ...settings, _element_width: 'inherit' } : settings
}

/** A column in which some stand beside each other. */
const isLine = ({ kind, elements }: Stored) =>
  kind === 'column' && elements.some((one) => isRecord(one) && isRecord(one.settings) && isBeside(one.settings))

/** Less wide than its column: the next may stand beside it. What lies over the page takes no room. */
const isBeside = (settings: Settings) =>
  !OUT_OF_FLOW.has(settings._position) && DEVICES.some((device) => NARROW.has(settings[`_element_width${device}`]))
const NARROW = new Set<unknown>(['auto', 'initial'])
const OUT_OF_FLOW = new Set<unknown>(['absolute', 'fixed'])

/** A column as lines of elements: what spread it from top to bottom spreads its lines. */
function asLines({ align, content_position }: Settings): Settings {
  const lines = named(VERTICAL, content_position)
  return {
    flex_direction: 'row',
    flex_wrap: 'wrap',
    flex_justify_content: isGiven(align) ? align : 'flex-start',
    flex_align_content: lines ?? 'flex-start',
    ...(lines && !lines.startsWith('space') && { flex_align_items: lines }),
  }
}

/** Half the distance between two columns, in pixels, by the name of a section's gap. */
const COLUMN_GAPS: Record<string, number> = { no: 0, narrow: 5, default: 10, extended: 15, wide: 20, wider: 30 }
const VERTICAL: Record<string, string> = {
  top: 'flex-start',
  middle: 'center',
  center: 'center',
  bottom: 'flex-end',
  'space-between': 'space-between',
  'space-around': 'space-around',
  'space-evenly': 'space-evenly',
}
const DEVICES = ['', '_tablet', '_mobile']
const named = <T>(table: Record<string, T>, word: unknown): T | undefined =>
  typeof word === 'string' && Object.hasOwn(table, word) ? table[word] : undefined
const percent = (size: unknown) => ({ unit: '%', size })
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function sectionAsContainer({ content_width, ...settings }: Settings): Settings {
  const { layout, height, column_position, reverse_order_mobile, reverse_order_tablet } = settings
  const isHigh = height === 'full' || height === 'min-height'
  const items = isHigh ? named(VERTICAL, isGiven(column_position) ? column_position : 'middle') : undefined
  return {
    ...settings,
    content_width: layout === 'full_width' ? 'full' : 'boxed',
    ...(isRecord(content_width) && { boxed_width: content_width }),
    flex_direction: 'row',
    gap: 'none',
    // Columns that are as wide as the line stand under each other.
    flex_wrap_tablet: 'wrap',
    flex_wrap_mobile: 'wrap',
    ...(isGiven(reverse_order_tablet) && { flex_direction_tablet: 'row-reverse' }),
    ...(isGiven(reverse_order_mobile) && { flex_direction_mobile: 'column-reverse' }),
    ...(items && { flex_align_items: items }),
    ...(height === 'full' && { min_height: { unit: 'vh', size: 100 } }),
    ...(height === 'min-height' && under('min_height', 'custom_height', settings)),
  }
}

function columnAsContainer(column: Stored, section: Settings, siteSpace: Settings): Settings {
  const { settings } = column
  const isInLines = isLine(column)
  const { _column_size, _inline_size, space_between_widgets, padding } = settings
  // A section says for all of its columns where their content stands.
  const content_position = isGiven(settings.content_position) ? settings.content_position : section.content_position
  const width = isGiven(_inline_size) ? _inline_size : _column_size
  const half =
    section.gap === 'custom' && isRecord(section.gap_columns_custom)
      ? section.gap_columns_custom.size
      : named(COLUMN_GAPS, section.gap)
  const side = typeof half === 'number' || typeof half === 'string' ? String(half) : '10'
  const justify = named(VERTICAL, content_position)
  return {
    ...settings,
    ...(isGiven(width) && { width: beside(width, settings, ['margin']) }),
    ...(isGiven(settings._inline_size_tablet) && {
      width_tablet: beside(settings._inline_size_tablet, settings, ['margin_tablet', 'margin']),
    }),
    width_mobile: beside(isGiven(settings._inline_size_mobile) ? settings._inline_size_mobile : 100, settings, [
      'margin_mobile',
      'margin_tablet',
      'margin',
    ]),
    flex_gap: gapOf(space_between_widgets, isInLines),
    ...(!isGiven(space_between_widgets) && siteGaps(siteSpace, isInLines)),
    ...gapsOf(settings, isInLines),
    ...(!isRecord(padding) &&
      side !== '0' && { padding: { unit: 'px', top: side, right: side, bottom: side, left: side, isLinked: true } }),
    ...(isInLines ? asLines({ ...settings, content_position }) : justify && { flex_justify_content: justify }),
  }
}

/** A share of the line that holds the column's margins too: theirs stand inside of it, ours outside. */
function beside(share: unknown, settings: Settings, margins: readonly string[]) {
  const margin = margins.map((name) => settings[name]).find((one) => isRecord(one) && (isGiven(one.left) || isGiven(one.right)))
  if (!isRecord(margin)) return percent(share)
  const sum = Number(margin.left) + Number(margin.right)
  const unit = margin.unit === '%' || margin.unit === 'em' || margin.unit === 'rem' ? margin.unit : 'px'
  return sum > 0 && Number.isFinite(Number(share))
    ? { unit: 'custom', size: `calc(${Number(share)}% - ${sum}${unit})` }
    : percent(share)
}

/** The distance of the widgets that tablets and phones were told. */
const gapsOf = (settings: Settings, isInLines: boolean) =>
  Object.fromEntries(
    ['_tablet', '_mobile'].flatMap((device) => {
      const space = settings[`space_between_widgets${device}`]
      return isGiven(space) ? [[`flex_gap${device}`, gapOf(space, isInLines)]] : []
    }),
  )

/** Between those that stand beside each other there is no distance but their own margins. */
const gapOf = (space: unknown, isInLines: boolean) => {
  const size = typeof space === 'number' || (typeof space === 'string' && space !== '') ? String(space) : '20'
  return { unit: 'px', column: isInLines ? '0' : size, row: size }
}

/** The distance that a site gives to all widgets, on every device. */
const siteGaps = (siteSpace: Settings, isInLines: boolean): Settings =>
  Object.fromEntries(
    Object.entries(siteSpace).flatMap(([name, gap]) =>
      name.startsWith('flex_gap') && isRecord(gap) ? [[name, { ...gap, column: isInLines ? '0' : gap.row }]] : [],
    ),
  )

/** Space around what a container holds, and between: in pixels, as the other builder has it until somebody says otherwise. */
const USUAL_PADDING = '10'
const USUAL_GAP = { unit: 'px', column: '20', row: '20', isLinked: true }

/** The space and the width that the other builder means where its container says nothing. */
function withSpace(settings: Settings, parent: Stored | undefined, siteSpace: Settings): Settings {
  // One in another that is boxed already has nothing left to bound.
  const isBounded = parent?.kind === 'container' && parent.settings.content_width !== 'full' && !hasSize(settings.boxed_width)
  const content_width = isBounded ? 'full' : isGiven(settings.content_width) ? settings.content_width : 'boxed'
  const side = content_width === 'full' ? USUAL_PADDING : '0'
  const padding = { unit: 'px', top: USUAL_PADDING, right: side, bottom: USUAL_PADDING, left: side, isLinked: false }
  return {
    ...settings,
    content_width,
    ...(!hasSize(settings.padding) && unsaid(settings, { padding, ...ofSite(siteSpace, 'padding') })),
    ...(settings.container_type !== 'grid' &&
      !hasSize(settings.flex_gap) &&
      unsaid(settings, { flex_gap: USUAL_GAP, ...ofSite(siteSpace, 'flex_gap') })),
    // One in another takes the whole line; those beside it shrink alike.
    ...(parent && !hasSize(settings.width) && { width: percent(100) }),
  }
}

const ofSite = (siteSpace: Settings, name: string): Settings =>
  Object.fromEntries(Object.entries(siteSpace).filter(([key]) => key.startsWith(name)))
/** What of a site's measures the element does not say itself, for a device. */
const unsaid = (settings: Settings, measures: Settings): Settings =>
  Object.fromEntries(Object.entries(measures).filter(([name]) => !hasSize(settings[name])))

/** What a builder of the ecosystem means where its container says nothing. */
function withDefaults(settings: Settings): Settings {
  const isRow = settings.flex_direction === 'row' || settings.flex_direction === 'row-reverse'
  const isGrid = settings.container_type === 'grid'
  return {
    content_width: 'boxed',
    ...settings,
    ...(isRow && !isGiven(settings.flex_wrap_mobile) && !isGiven(settings.flex_direction_mobile) && { flex_wrap_mobile: 'wrap' }),
    ...(hasSize(settings.width) && !hasSize(settings.width_mobile) && { width_mobile: percent(100) }),
    ...(isGrid && !hasSize(settings.grid_columns_grid) && { grid_columns_grid: { unit: 'fr', size: 3 } }),
    ...(isGrid && !hasSize(settings.grid_columns_grid_mobile) && { grid_columns_grid_mobile: { unit: 'fr', size: 1 } }),
  }
}

/** Builders store what nobody filled in: a size without a number, four empty sides. */
const hasSize = (value: unknown): boolean =>
  isRecord(value) && ['size', 'top', 'right', 'bottom', 'left', 'column', 'row'].some((name) => isGiven(value[name]))

/** The values of one setting, on every device, under another name. */
const under = (name: string, stored: string, settings: Settings): Settings =>
  Object.fromEntries(
    DEVICES.filter((device) => isGiven(settings[stored + device])).map((device) => [name + device, settings[stored + device]]),
  )
