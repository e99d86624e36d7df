import { isRecord } from '#kit/is-record.ts'

type Settings = Record<string, unknown>
type Kind = 'section' | 'column' | 'container' | 'widget'
/** `isForeign`: the element was written by another builder, whose defaults it leaves out. */
type Around = { isForeign: boolean; parent: Settings | undefined }

/** Sections and columns as containers, and containers of other builders with what those leave unsaid; our own stay as they are. */
export function layoutSettings(kind: Kind, settings: Settings, { isForeign, parent }: Around): Settings {
  if (kind === 'section') return sectionAsContainer(settings)
  if (kind === 'column') return columnAsContainer(settings, parent ?? {})
  return kind === 'container' && isForeign ? withDefaults(settings) : settings
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
  const { layout, height, column_position, content_position, reverse_order_mobile, reverse_order_tablet } = settings
  const items = named(VERTICAL, isGiven(content_position) ? content_position : column_position)
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

function columnAsContainer(settings: Settings, section: Settings): Settings {
  const { _column_size, _inline_size, content_position, space_between_widgets, padding } = settings
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
    flex_gap: { unit: 'px', ...gapOf(space_between_widgets) },
    ...gapsOf(settings),
    ...(!isRecord(padding) &&
      side !== '0' && { padding: { unit: 'px', top: side, right: side, bottom: side, left: side, isLinked: true } }),
    ...(justify && { flex_justify_content: justify }),
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
const gapsOf = (settings: Settings) =>
  Object.fromEntries(
    ['_tablet', '_mobile'].flatMap((device) => {
      const space = settings[`space_between_widgets${device}`]
      return isGiven(space) ? [[`flex_gap${device}`, { unit: 'px', ...gapOf(space) }]] : []
    }),
  )

const gapOf = (space: unknown) => {
  const size = typeof space === 'number' || (typeof space === 'string' && space !== '') ? String(space) : '20'
  return { column: size, row: size }
}

/** What a builder of the ecosystem means where its container says nothing. */
function withDefaults(settings: Settings): Settings {
  const isRow = settings.flex_direction === 'row' || settings.flex_direction === 'row-reverse'
  const isGrid = settings.container_type === 'grid'
  return {
    content_width: 'boxed',
    ...settings,
    ...(isRow && !isGiven(settings.flex_wrap_mobile) && !isGiven(settings.flex_direction_mobile) && { flex_wrap_mobile: 'wrap' }),
    ...(isRecord(settings.width) && !isRecord(settings.width_mobile) && { width_mobile: percent(100) }),
    ...(isGrid && !isRecord(settings.grid_columns_grid) && { grid_columns_grid: { unit: 'fr', size: 3 } }),
    ...(isGrid && !isRecord(settings.grid_columns_grid_mobile) && { grid_columns_grid_mobile: { unit: 'fr', size: 1 } }),
  }
}

/** The values of one setting, on every device, under another name. */
const under = (name: string, stored: string, settings: Settings): Settings =>
  Object.fromEntries(
    DEVICES.filter((device) => isGiven(settings[stored + device])).map((device) => [name + device, settings[stored + device]]),
  )
