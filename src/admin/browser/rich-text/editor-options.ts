/** What the editor is handed, whichever field it stands in. */
export type EditorOptions = {
  label: string
  labelId: string
  helpId: string | undefined
  value: string
  onChange: (html: string) => void
}
