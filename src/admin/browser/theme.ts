import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif"

// Whoever asks for no motion gets none: dialogs, menus and notices are there at once.
const STILL = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none !important', animationDuration: '0s !important' },
  },
}

// Whoever goes through a form by keyboard sees the field: not under the bar on top, nor under the one to save.
const CLEAR_OF_BARS = {
  html: { scrollPaddingTop: 64 },
  'html:has([data-save-bar])': { scrollPaddingBottom: 88 },
  // A notice lies above the buttons.
  'html:has(.MuiSnackbar-root)': { scrollPaddingBottom: 176 },
}

/** A finger is wider than the tip of a mouse. */
const FINGER_PX = 44
const byFinger = (sizes: object) => ({ '@media (pointer: coarse)': sizes })
const onATelephone = (sizes: object) => ({ '@media (max-width: 599.95px)': sizes })

/** What opens over the editor of a page belongs to its window: outside of it nothing is part of the screen. */
const editorWindow = () => document.querySelector('[data-editor]')

const ENDS: Record<string, string> = {
  first: 'Primeira página',
  last: 'Última página',
  next: 'Próxima página',
  previous: 'Página anterior',
}
const pageName = (kind: string, page?: number | null) => ENDS[kind] ?? `Página ${page}`

const shared = (base: RaThemeOptions): RaThemeOptions => ({
  ...base,
  typography: {
    fontFamily: FONT,
    h1: { fontSize: '1.5rem', fontWeight: 650 },
    h2: { fontSize: '1.125rem', fontWeight: 650 },
    h3: { fontSize: '1rem', fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 10 },
  components: {
    ...base.components,
    MuiAlert: { defaultProps: { closeText: 'Fechar' } },
    MuiCssBaseline: { styleOverrides: { ...STILL, ...CLEAR_OF_BARS } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiModal: { defaultProps: { container: editorWindow } },
    MuiPopover: { defaultProps: { container: editorWindow } },
    MuiPopper: { defaultProps: { container: editorWindow } },
    // Also the one that the library turns in the bar while something is fetched.
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Carregando' } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    // What is chosen is read in full, in as many lines as it needs.
    MuiSelect: { styleOverrides: { select: onATelephone({ whiteSpace: 'normal', overflowWrap: 'anywhere' }) } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
    MuiAutocomplete: {
      defaultProps: {
        fullWidth: true,
        openText: 'Abrir',
        closeText: 'Fechar',
        clearText: 'Limpar',
        loadingText: 'Buscando…',
        noOptionsText: 'Nada encontrado',
      },
    },
    MuiPagination: { defaultProps: { 'aria-label': 'Páginas', getItemAriaLabel: pageName } },
    MuiTablePagination: { defaultProps: { getItemAriaLabel: pageName } },
    // A notice never lies over the buttons that it speaks of.
    MuiSnackbar: {
      styleOverrides: {
        root: { 'body:has([data-save-bar], [data-editor]) &.MuiSnackbar-anchorOriginBottomCenter': { bottom: 88 } },
      },
    },
    MuiButton: { styleOverrides: { root: byFinger({ minHeight: FINGER_PX }) } },
    MuiIconButton: { styleOverrides: { root: byFinger({ minWidth: FINGER_PX, minHeight: FINGER_PX }) } },
    MuiToggleButton: { styleOverrides: { root: byFinger({ minHeight: FINGER_PX }) } },
    MuiTableSortLabel: { styleOverrides: { root: byFinger({ minHeight: FINGER_PX }) } },
    // What a merchant waits in front of, or is lost on, is read like anything else.
    RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { color: 'inherit', fontFamily: 'inherit' } } } },
    RaNotFound: { styleOverrides: { root: { '& .RaNotFound-message': { opacity: 1, fontFamily: 'inherit' } } } },
    // What is wider than a telephone scrolls in its own place; the page never does.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': {
            minWidth: 0,
            // The last of a screen can be moved out from under the round button and from under a notice.
            ...onATelephone({ paddingBottom: 128 }),
          },
        },
      },
    },
    // The bar stays when the page is scrolled: the menu must not slide up under it.
    RaSidebar: {
      styleOverrides: {
        root: { '&.RaSidebar-appBarCollapsed': { marginTop: 0, ...onATelephone({ marginTop: 0 }) } },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: { alignItems: 'center', ...onATelephone({ minHeight: 0, padding: 0, backgroundColor: 'transparent' }) },
      },
    },
    // The search stands on the page, not on a sheet that ends behind it.
    RaListToolbar: { styleOverrides: { root: onATelephone({ backgroundColor: 'transparent' }) } },
    RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
  },
})

const LIGHT = shared(defaultLightTheme)
const DARK = shared(defaultDarkTheme)

/** The shop's own colours by day. */
export const lightTheme: RaThemeOptions = {
  ...LIGHT,
  palette: {
    mode: 'light',
    primary: { main: '#9c4327' },
    secondary: { main: '#7d331c' },
    background: { default: '#fbf8f3', paper: '#ffffff' },
    text: { primary: '#2a2320', secondary: '#655950' },
    success: { main: '#2c6339' },
    warning: { main: '#7a5200' },
    error: { main: '#a3261b' },
    info: { main: '#2a4a6b' },
  },
}

/** And by night. */
export const darkTheme: RaThemeOptions = {
  ...DARK,
  palette: {
    mode: 'dark',
    primary: { main: '#f0a385' },
    secondary: { main: '#3a2a23', contrastText: '#f6efe6' },
    background: { default: '#1a1614', paper: '#241e1b' },
    text: { primary: '#f6efe6', secondary: '#cdbfb2' },
    success: { main: '#8fd19e' },
    warning: { main: '#f0c674' },
    error: { main: '#ff9d91' },
    info: { main: '#9cc3ee' },
  },
}
