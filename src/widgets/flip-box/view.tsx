import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

const SIZES = '(max-width: 767px) 100vw, 400px'

export default function FlipBox({ settings, data: files }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { graphic_element, image, selected_icon, icon_view, title_tag: Title, link, link_click, button_text } = settings
  const graphic = graphic_element === 'image' ? files.get(image.id) : undefined
  const hasLink = link.url !== ''
  const isWholeLink = hasLink && link_click === 'box'
  const back = (
    <>
      <Background file={files.get(settings.background_image_b.id)} />
      <div className="elementor-flip-box__layer__inner">
        {settings.title_text_b !== '' && <Title className="elementor-flip-box__layer__title">{settings.title_text_b}</Title>}
        {settings.description_text_b !== '' && (
          <p className="elementor-flip-box__layer__description">{settings.description_text_b}</p>
        )}
        {button_text !== '' &&
          (isWholeLink || !hasLink ? (
            <span className="elementor-flip-box__button button">{button_text}</span>
          ) : (
            <LinkTo to={link} className="elementor-flip-box__button button">
              {button_text}
            </LinkTo>
          ))}
      </div>
    </>
  )
  return (
    <div
      className="elementor-flip-box"
      data-effect={settings.flip_effect}
      data-direction={settings.flip_direction}
      data-depth={settings.flip_3d ? '' : undefined}
      data-align={settings.alignment}
      data-vertical={settings.vertical_position}
      data-radius={settings.radius}
      // A link on the back turns the card when it is reached; a card without one is reached itself.
      tabIndex={hasLink && (isWholeLink || button_text !== '') ? undefined : 0}
    >
      <div className="elementor-flip-box__layer elementor-flip-box__front">
        <Background file={files.get(settings.background_image_a.id)} />
        <div className="elementor-flip-box__layer__inner">
          {graphic && <Picture picture={graphic} sizes="160px" alt={image.alt} className="elementor-flip-box__image" />}
          {graphic_element === 'icon' && (
            <span className="elementor-flip-box__icon" data-view={icon_view}>
              <Icon name={selected_icon} />
            </span>
          )}
          {settings.title_text_a !== '' && <Title className="elementor-flip-box__layer__title">{settings.title_text_a}</Title>}
          {settings.description_text_a !== '' && (
            <p className="elementor-flip-box__layer__description">{settings.description_text_a}</p>
          )}
        </div>
      </div>
      {isWholeLink ? (
        <LinkTo to={link} className="elementor-flip-box__layer elementor-flip-box__back">
          {back}
        </LinkTo>
      ) : (
        <div className="elementor-flip-box__layer elementor-flip-box__back">{back}</div>
      )}
    </div>
  )
}

/** A photo behind words, under a veil on which they can be read. */
function Background({ file }: { file: PictureFile | undefined }) {
  if (!file) return null
  return (
    <div className="elementor-flip-box__background">
      <Picture picture={file} sizes={SIZES} alt="" />
    </div>
  )
}
