import { beginArchive } from '@evenhand/contracts/auth/archive';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Controller } from '@nestjs/common';

/** See docs/decisions/archive-made-by-the-browser.md. */
@Controller()
export class ArchiveController {
  /** The guard asks for the proof, and the endpoint's `records` writes the entry. */
  @Handles(beginArchive)
  begin(): void {}
}
