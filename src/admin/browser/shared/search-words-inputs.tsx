import { maxLength, TextInput } from 'react-admin'
import { LONGEST_SEO } from '#kit/seo-words.ts'
import { SEO_LABELS, seoHint } from './search-words.ts'
import { useField } from './use-field.ts'

type Props = { /** What shows where nothing is written. */ instead: { title: string; description: string } }

/** What search engines and networks show of a product, a page or a post. */
export function SearchWordsInputs({ instead }: Props) {
  const [title] = useField<string | null>('seo_title', '')
  const [description] = useField<string | null>('seo_description', '')
  return (
    <>
      <TextInput
        source="seo_title"
        label={SEO_LABELS.title}
        validate={maxLength(LONGEST_SEO.title)}
        parse={(typed: string) => typed}
        helperText={seoHint('title', title ?? '', instead.title)}
      />
      <TextInput
        source="seo_description"
        label={SEO_LABELS.description}
        multiline
        validate={maxLength(LONGEST_SEO.description)}
        parse={(typed: string) => typed}
        helperText={seoHint('description', description ?? '', instead.description)}
      />
    </>
  )
}
