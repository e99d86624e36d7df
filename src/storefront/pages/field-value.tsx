import { Fragment } from 'react'
import type { ProductField } from '#shop/catalog/contract.ts'
import { Picture } from '#ui/picture.tsx'

/** The value of a field of the merchant's own. What they typed stays text, whatever it looks like. */
export function FieldValue({ field: { kind, text, url, picture, name } }: { field: ProductField }) {
  if (picture) return <Picture picture={{ ...picture, alt: picture.alt || name }} sizes="10rem" />
  if (url !== undefined) return <a href={url}>{text}</a>
  if (kind === 'color')
    return (
      <>
        <svg width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={text} stroke="currentColor" strokeOpacity="0.35" />
        </svg>{' '}
        {text}
      </>
    )
  if (kind !== 'long_text') return text
  return text.split('\n').map((line, at) => (
    // Lines of a text have no names; they never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
