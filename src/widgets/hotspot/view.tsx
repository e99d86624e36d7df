import type { ViewProps } from '#builder/define-widget.ts'
import { PlainIsland } from '#islands/plain-island.tsx'
import type { PictureFile } from '#kit/picture-file.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import type widget from './widget.ts'

type Props = ViewProps<typeof widget, PictureFile | undefined>
type Spot = Props['settings']['hotspot'][number]

export default function Hotspots({ settings, data: file, id }: Props) {
  const { image, hotspot, tooltip_trigger: trigger, tooltip_position, tooltip_animation, hotspot_animation } = settings
  if (!file) return null
  const spots = hotspot.map((spot, index) => ({ spot, index, spotId: `${id}-${index}` }))
  const box = (
    <div
      className="elementor-hotspots"
      data-trigger={trigger}
      data-tip-motion={tooltip_animation}
      data-spot-motion={hotspot_animation}
      data-sequenced={settings.hotspot_sequenced_animation ? '' : undefined}
      data-radius={settings.radius}
    >
      <Picture picture={file} sizes="(max-width: 1200px) 100vw, 1200px" alt={image.alt || undefined} />
      {spots.map(({ spot, index, spotId }) => (
        <HotSpot
          key={spotId}
          spot={spot}
          index={index}
          id={spotId}
          place={spot.hotspot_tooltip_position || tooltip_position}
          hasTip={trigger !== 'none' && spot.hotspot_tooltip_content !== ''}
        />
      ))}
    </div>
  )
  return trigger === 'none' ? (
    box
  ) : (
    <PlainIsland name="hotspot" when="interaction">
      {box}
    </PlainIsland>
  )
}

type SpotProps = { spot: Spot; index: number; id: string; place: string; hasTip: boolean }

function HotSpot({ spot, index, id, place, hasTip }: SpotProps) {
  const { hotspot_label: label, hotspot_icon: icon, hotspot_link: link, hotspot_horizontal, hotspot_vertical } = spot
  const isHigh = (hotspot_vertical === 'bottom' ? 100 - spot.hotspot_offset_y : spot.hotspot_offset_y) < 50
  const mark = (
    <>
      {icon !== '' && spot.hotspot_icon_position === 'start' && <Icon name={icon} />}
      {label !== '' ? <span>{label}</span> : <span className="screen-reader-text">{`Detalhe ${index + 1}`}</span>}
      {icon !== '' && spot.hotspot_icon_position === 'end' && <Icon name={icon} />}
    </>
  )
  const button = {
    className: 'e-hotspot__button',
    'data-plain': label === '' && icon === '' ? '' : undefined,
    'data-round': label === '' ? '' : undefined,
  }
  return (
    <div
      className={`e-hotspot elementor-repeater-item-${index}`}
      data-place={place}
      data-narrow={isHigh ? 'below' : 'above'}
      data-from-x={hotspot_horizontal}
      data-from-y={hotspot_vertical}
    >
      {link.url !== '' ? (
        <LinkTo to={link} {...button}>
          {mark}
        </LinkTo>
      ) : hasTip ? (
        <button type="button" {...button} aria-expanded={false} aria-controls={id}>
          {mark}
        </button>
      ) : (
        <span {...button}>{mark}</span>
      )}
      {hasTip && (
        <div className="e-hotspot__tooltip" id={id}>
          <Prose html={spot.hotspot_tooltip_content} className="prose" />
        </div>
      )}
    </div>
  )
}
