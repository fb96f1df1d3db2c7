/** Business limits and timings. Quoted numbers are the specification's (sections 5 and 9); the rest are ours. */
export const limits = {
  /** Specification 5: shortest password, in characters. */
  password_min: 8,
  password_max: 512,
  name_max: 200,
  email_max: 254,
  id_token_max: 8192,
  feedback_max: 5000,
  /** Longest message that a turn reads, in characters. */
  content_max: 20_000,
  /** Rows that one answer of GET /projects/{id}/data/{entity}/ holds at most. */
  rows_page: 1000,
  /** Specification 9, in milliseconds. */
  dialog_reset_ms: 300,
  view_transition_ms: 200,
  success_ms: 2000,
  plan_tooltip_ms: 200,
  menu_open_ms: 200,
  menu_close_ms: 300,
  /** Ours: how long after a renewal of the tokens that did not reach the server the next one is tried. */
  renew_retry_ms: 30_000,
  chunk_timeout_ms: 120_000,
  /** Specification 2: the header is opaque past this many scrolled pixels. */
  header_scroll_px: 10,
  /** A call to the API that has not answered by then has failed. */
  call_timeout_ms: 15_000,
} as const
