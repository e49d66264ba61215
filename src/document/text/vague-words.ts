// The words of a link in, whether they leave open where it leads out.

const VAGUE =
  /^(?:(?:please )?(?:click|tap|press|go|look) (?:here|this|on this|the link)\b.*|here|(?:read|learn|see|view|find out|discover|show|get|know)(?: (?:more|it|this|all))|more|more (?:info|information|details)|(?:this )?(?:page|link|article|website|site)|details|info|continue|go|next|link)$/i;

export function isVague(words: string): boolean {
  return VAGUE.test(words);
}
