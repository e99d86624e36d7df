import type { Rule } from './rules/finding.ts'

/** What a rule finds and what is right nevertheless. `where` is matched with the finding's selector and words. */
export const EXCEPTIONS: readonly { rule: Rule; where: RegExp; states?: RegExp; because: string }[] = [
  {
    rule: 'clipped text',
    where: /MuiTypography-noWrap|outline-words/,
    because: 'rows of the outline and captions of the media library are one line each; the form beside them has the whole text',
  },
  {
    rule: 'picture',
    where: /elementor-lightbox-image/,
    because: 'the lightbox shows a photograph as a whole, on a dark ground of the size of the window',
  },
  {
    rule: 'large bars',
    where: /elementor-nav-menu--dropdown/,
    states: /menu of a telephone/,
    because: 'the open menu of a telephone takes the place of the page until it is closed',
  },
  {
    rule: 'large bars',
    where: /page-editor/,
    because: 'the page editor takes the place of the workbench until it is left',
  },
  {
    rule: 'console',
    where: /Blocked script execution in '(about:blank|.*mail-templates|.*previa\/tema)/,
    because:
      'the script that hides the notice for this check is refused by the frame without scripts that shows a mail, empty at first; it may be told when the next state is open',
  },
]
