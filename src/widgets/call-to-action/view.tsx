import type { ViewProps } from '#builder/define-widget.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkTo } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type widget from './widget.ts'

const SIZES = { above: '(max-width: 767px) 100vw, 600px', left: '(max-width: 767px) 100vw, 50vw', cover: '100vw' }

export default function CallToAction({ settings, data: files }: ViewProps<typeof widget, Map<number, PictureFile>>) {
  const { skin, layout, bg_image, graphic_element, graphic_image, title, description, title_tag: Title } = settings
  const { button, link, link_click, ribbon_title } = settings
  const photo = files.get(bg_image.id)
  const graphic = graphic_element === 'image' ? files.get(graphic_image.id) : undefined
  const isWholeLink = link.url !== '' && link_click === 'box'
  // The whole box is the target; one link names it, the button's or else the title's.
  const linksTitle = isWholeLink && button === ''
  return (
    <div
      className={`elementor-cta elementor-cta--skin-${skin}`}
      data-layout={skin === 'cover' ? undefined : layout}
      data-align={settings.alignment}
      data-vertical={settings.vertical_position}
      data-text-motion={settings.content_animation || undefined}
      data-photo-motion={settings.transformation || undefined}
      data-whole={isWholeLink ? '' : undefined}
    >
      {photo && (
        <div className="elementor-cta__bg-wrapper">
          <Picture
            picture={photo}
            sizes={skin === 'cover' ? SIZES.cover : layout === 'above' ? SIZES.above : SIZES.left}
            alt={skin === 'cover' ? '' : bg_image.alt || undefined}
          />
        </div>
      )}
      <div className="elementor-cta__content">
        {graphic && <Picture picture={graphic} sizes="160px" alt={graphic_image.alt} className="elementor-cta__image" />}
        {graphic_element === 'icon' && (
          <span className="elementor-cta__icon">
            <Icon name={settings.selected_icon} />
          </span>
        )}
        {title !== '' && (
          <Title className="elementor-cta__title">{linksTitle ? <LinkTo to={link}>{title}</LinkTo> : title}</Title>
        )}
        {description !== '' && <p className="elementor-cta__description">{description}</p>}
        {button !== '' && (
          <LinkTo to={link} className="elementor-cta__button button" data-look={settings.button_look}>
            {button}
          </LinkTo>
        )}
      </div>
      {ribbon_title !== '' && (
        <p className="elementor-ribbon" data-side={settings.ribbon_horizontal_position}>
          {ribbon_title}
        </p>
      )}
    </div>
  )
}
