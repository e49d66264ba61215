// The files that docs/studio.md has somebody write: "```json file=pages/index.json".
export type GuideFile = { file: string; text: string };

export function filesInGuide(guide: string): GuideFile[] {
  return [...guide.matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({
    file,
    text,
  }));
}
