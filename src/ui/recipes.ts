import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** In each look but the marker's, which stays yellow on a plan that is highlighted and not to be had yet. */
const off = { _disabled: { bg: 'muted', color: 'text2', boxShadow: 'none' } }

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '0',
    fontFamily: 'sans',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'text',
    bg: 'transparent',
    textDecoration: 'none',
    transition: 'background 120ms, box-shadow 120ms, transform 120ms',
    _active: { transform: 'translateY(1px)' },
    _disabled: { cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    look: {
      ink: { ...off, bg: 'ink', color: 'onInk', _hover: { bg: { _enabled: 'inkHover' } } },
      pen: { ...off, bg: 'penSolid', color: 'white', _hover: { bg: { _enabled: 'penSolidHover' } } },
      marker: { bg: 'marker', color: 'onMarker', boxShadow: 'inset 0 0 0 1px {colors.markerLine}', _hover: { bg: { _enabled: 'markerHover' } } },
      quiet: { ...off, bg: 'surface', boxShadow: 'inset 0 0 0 1px {colors.line}', _hover: { bg: { _enabled: 'subtle' } } },
      ghost: { ...off, _hover: { bg: { _enabled: 'muted' } } },
      danger: { ...off, bg: 'surface', color: 'bad', boxShadow: 'inset 0 0 0 1px {colors.line}', _hover: { bg: { _enabled: 'badSoft' } } },
      link: { color: 'text', textDecoration: 'underline', textUnderlineOffset: '3px', padding: '0!', height: 'auto!', minHeight: '24px' },
    },
    size: {
      sm: { height: '32px', px: '3', fontSize: '13px', borderRadius: '8px' },
      md: { height: '40px', px: '4', fontSize: '14px', borderRadius: 'control' },
      lg: { height: '46px', px: '5', fontSize: '15px', borderRadius: '11px' },
      icon: { height: '32px', width: '32px', padding: '0', borderRadius: '8px' },
    },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { look: 'quiet', size: 'md' },
})

const field = defineRecipe({
  className: 'field',
  base: {
    width: 'full',
    bg: 'surface',
    color: 'text',
    fontFamily: 'sans',
    border: '1px solid',
    borderColor: 'field',
    borderRadius: 'control',
    fontSize: { base: '16px', md: '14px' },
    px: '3',
    height: '40px',
    _placeholder: { color: 'text3', opacity: 1 },
    // Not `_invalid`: an empty required field is :invalid before anybody has typed.
    '&[aria-invalid=true]': { borderColor: 'bad' },
    _disabled: { bg: 'muted', color: 'text2' },
  },
})

const note = defineRecipe({
  className: 'note',
  base: { borderRadius: 'control', px: '3', py: '2', fontSize: '14px' },
  variants: {
    tone: {
      good: { bg: 'goodSoft', color: 'onGoodSoft' },
      bad: { bg: 'badSoft', color: 'onBadSoft' },
      plain: { bg: 'muted', color: 'text' },
    },
  },
  defaultVariants: { tone: 'plain' },
})

const tag = defineRecipe({
  className: 'tag',
  base: { display: 'inline-flex', alignItems: 'center', borderRadius: 'tag', px: '2', height: '22px', fontSize: '12px', fontWeight: '500' },
  variants: {
    tone: { good: { bg: 'goodSoft', color: 'onGoodSoft' }, plain: { bg: 'muted', color: 'text2' }, marker: { bg: 'markerSoft', color: 'onMarkerSoft' } },
  },
  defaultVariants: { tone: 'plain' },
})

/** A stretch of the person's own words, underlined by the pen of what was understood. */
const pen = defineRecipe({
  // Not `pen`: Panda drops the base of a recipe whose class is named like its variant.
  className: 'marked',
  base: {
    backgroundColor: 'transparent',
    color: 'inherit',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% .34em',
    backgroundPosition: '0 92%',
    borderRadius: '2px',
  },
  variants: {
    pen: {
      thing: { backgroundImage: 'linear-gradient({colors.thing},{colors.thing})' },
      action: { backgroundImage: 'linear-gradient({colors.action},{colors.action})' },
      style: { backgroundImage: 'linear-gradient({colors.style},{colors.style})' },
    },
  },
  defaultVariants: { pen: 'thing' },
})

const tooltip = defineRecipe({
  className: 'tooltip',
  base: {
    bg: 'ink',
    color: 'onInk',
    borderRadius: '8px',
    px: '3',
    py: '2',
    fontSize: '13px',
    lineHeight: '1.4',
    maxWidth: '272px',
    boxShadow: '2',
    zIndex: 'popover',
  },
})

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'title', 'description', 'close'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim',
      zIndex: 'dialog',
      _open: { animation: 'fadeIn 200ms' },
      _closed: { animation: 'fadeOut 160ms' },
      // Over another dialog, whose own scrim lies there already.
      '[data-part=backdrop] ~ &': { opacity: '0.5' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'grid', placeItems: 'center', padding: '4', overflow: 'auto' },
    content: {
      position: 'relative',
      bg: 'surface',
      color: 'text',
      borderRadius: 'dialog',
      boxShadow: '3',
      padding: { base: '5', md: '6' },
      width: 'full',
      maxWidth: '400px',
      outline: 'none',
      _open: { animation: 'dialogIn 240ms cubic-bezier(.2,0,0,1)' },
      _closed: { animation: 'dialogOut 160ms' },
    },
    title: { fontFamily: 'display', fontWeight: '600', fontSize: '32px', letterSpacing: '-0.035em', lineHeight: '1.1' },
    description: { color: 'text2', mt: '2' },
    close: { position: 'absolute', top: '4', right: '4' },
  },
  variants: { size: { sm: {}, md: { content: { maxWidth: '560px' } } } },
  defaultVariants: { size: 'sm' },
})

const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['positioner', 'content', 'item'],
  base: {
    positioner: { zIndex: 'popover' },
    content: { bg: 'surface', borderRadius: 'card', boxShadow: '2', padding: '1', minWidth: '168px', outline: 'none', _open: { animation: 'fadeIn 120ms' } },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      px: '3',
      minHeight: '34px',
      borderRadius: '8px',
      fontSize: '14px',
      cursor: 'pointer',
      color: 'text',
      '&[data-highlighted]': { bg: 'muted' },
      '&[data-danger]': { color: 'bad' },
    },
  },
})

export const recipes = { button, field, note, tag, pen, tooltip }
export const slotRecipes = { dialog, menu }
