/** Tells the frame that somebody has something to say, before the place for it is there. */
export const NOTICE_EVENT = 'noticeasked'
