import type { ViewProps } from '#builder/define-widget.ts'
import { Icon } from '#ui/icon.tsx'
import type widget from './widget.ts'

export default function Audio({ settings, page }: ViewProps<typeof widget>) {
  const { link, title, artist, preload, loop, download } = settings
  if (link.url === '')
    return page.editMode ? (
      <p className="builder-notice" role="note">
        Escolha um arquivo de som. Visitantes não veem este aviso.
      </p>
    ) : null
  const isOwn = link.url.startsWith('/') && !link.url.startsWith('//')
  const name = title || 'Ouvir'
  return (
    <figure className="audio-widget">
      {(title !== '' || artist !== '') && (
        <figcaption>
          <strong>{title}</strong>
          {artist !== '' && <span>{artist}</span>}
        </figcaption>
      )}
      {isOwn ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of a sound stands in the page, where the merchant writes it
        <audio
          controls
          preload={preload}
          loop={loop}
          src={link.url}
          aria-label={name}
          controlsList={download ? undefined : 'nodownload'}
        />
      ) : (
        <a className="button" data-look="outline" href={link.url} target="_blank" rel="noopener">
          <Icon name="arrow-right" />
          {name} <span className="screen-reader-text">(abre em outra aba)</span>
        </a>
      )}
    </figure>
  )
}
